import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AdminReviewQuery } from '#shared/schemas/reviews/admin-review.ts'
import { call } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

export const reviewsQuery = (query: AdminReviewQuery) =>
  queryOptions({
    queryKey: adminKey('reviews', query),
    queryFn: () => call('GET /api/admin/reviews', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
