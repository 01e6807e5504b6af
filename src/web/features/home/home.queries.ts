import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#web/lib/query-client.ts'

export const gemsQuery = queryOptions({
  queryKey: ['featured-gems'],
  queryFn: ({ meta }) => apiOf(meta).getFeaturedGems(),
})
