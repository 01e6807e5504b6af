import { QueryClient } from '@tanstack/react-query'
import type { ReadApi } from '#shared/read-api.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { api: ReadApi }
  }
}

/** The product's data-loading rules: cached data never goes stale, no retry, no refetch, no polling. */
export function createQueryClient(api: ReadApi): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { api },
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  })
}

/** The api that a query reads through: fetch in the browser, the services while rendering. */
export function apiOf(meta: { api: ReadApi } | undefined): ReadApi {
  if (!meta) throw new Error('The query client was made without an api.')
  return meta.api
}
