import type { QueryClient } from '@tanstack/react-query'
import type { ServerReadApi } from '#shared/read-api.ts'
import type { Site } from '#shared/site.ts'

/** The context of every loader and head. */
export interface RouterContext {
  queryClient: QueryClient
  site: Site
  /** During server rendering, for pages without script. */
  serverApi?: ServerReadApi
}
