import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { AdminReviewQuery, AdminReviewsAnswer } from '#shared/schemas/reviews/admin-review.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'
import { stringifySearch } from '#web/lib/search-params.ts'

export const reviewsQuery = (query: AdminReviewQuery) =>
  queryOptions({
    queryKey: adminKey('reviews', query),
    queryFn: () =>
      getJson<AdminReviewsAnswer>(`${api.adminReviews}${stringifySearch({ ...query })}`),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
