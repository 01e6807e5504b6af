import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { ReadApi } from '#shared/read-api.ts'
import { isSignedOut, setCurrentUser } from './session.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { api: ReadApi }
  }
}

/**
 * The product's data-loading rules: cached data never goes stale, no retry, no refetch, no polling. What is
 * sent is not retried and nothing is polled unless asked for: the library's own defaults.
 */
export function createQueryClient(api: ReadApi): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    // A session that has ended meanwhile is no fault: its page then sends the visitor to sign in.
    // Only reading calls say so, since a form that is refused keeps what was typed.
    queryCache: new QueryCache({
      onError: (error) => {
        if (isSignedOut(error)) setCurrentUser(queryClient, null)
      },
    }),
    defaultOptions: {
      queries: {
        meta: { api },
        // Without signal a read fails at once and its page says so. What is sent waits for the signal.
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

/** The api that a query reads through: fetch in the browser, the services while rendering. */
export function apiOf(meta: { api: ReadApi } | undefined): ReadApi {
  if (!meta) throw new Error('The query client was made without an api.')
  return meta.api
}
