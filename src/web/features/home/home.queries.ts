import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#web/lib/query-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

export const gemsQuery = queryOptions({
  queryKey: queryKeys.gems,
  queryFn: ({ meta }) => apiOf(meta).getFeaturedGems(),
})
