import type { QueryClient } from '@tanstack/react-query'
import type { PersonalReadApi } from '#shared/personal-read-api.ts'
import type { ServerReadApi } from '#shared/read-api.ts'
import type { RefusedForm } from '#shared/refused-form.ts'
import type { Site } from '#shared/site.ts'

/** The context of every loader and head. */
export interface RouterContext {
  queryClient: QueryClient
  site: Site
  /** During server rendering, for pages without script. */
  serverApi?: ServerReadApi
  /** During server rendering of a page for one person, which is not cached. */
  request?: PageRequest
}

export interface PageRequest {
  api: ServerReadApi & PersonalReadApi
  query: URLSearchParams
  now: Date
  /** Whether this browser has a session, so that the bar leads to the dashboard. */
  isSignedIn: boolean
  /** The form that this page is the answer to. */
  refused: RefusedForm | undefined
}
