import type { QueryClient } from '@tanstack/react-query'
import type { ServerReadApi } from '#shared/read-api.ts'
import type { Site } from '#shared/site.ts'

/** What every loader and head gets. */
export interface RouterContext {
  queryClient: QueryClient
  site: Site
  /** While the server makes a page, for those that have no script. */
  serverApi?: ServerReadApi
}
