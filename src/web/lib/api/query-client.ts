import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { ReadApi } from '#shared/read-api.ts'
import { isSignedOut, setCurrentUser } from './session.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { api: ReadApi }
  }
}

/**
 * The product's data-loading rules: cached data never goes stale, no retry, no refetch, no polling. Mutations
 * are not retried and nothing is polled unless requested: the library's defaults.
 */
export function createQueryClient(api: ReadApi): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    // An ended session is no error: its page redirects to the sign-in. Only for queries, since a refused form
    // must keep its input.
    queryCache: new QueryCache({
      onError: (error) => {
        if (isSignedOut(error)) setCurrentUser(queryClient, null)
      },
    }),
    defaultOptions: {
      queries: {
        meta: { api },
        // Offline, a query fails at once and its page says so. Mutations wait for the connection.
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })
  return queryClient
}

/** The api that a query uses: fetch in the browser, the services during server rendering. */
export function apiOf(meta: { api: ReadApi } | undefined): ReadApi {
  if (!meta) throw new Error('The query client was made without an api.')
  return meta.api
}
