import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type {
  AdminActionsAnswer,
  AdminBusinessesAnswer,
  AdminBusinessQuery,
  AdminGemsAnswer,
  AdminNewsletterAnswer,
  AdminStats,
} from '#shared/schemas/admin.ts'
import type { OutboxAnswer, TasksAnswer } from '#shared/schemas/operations.ts'
import type { AdminReviewQuery, AdminReviewsAnswer } from '#shared/schemas/reviews/admin-review.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'
import { stringifySearch } from '#web/lib/search-params.ts'

export const statsQuery = queryOptions({
  queryKey: adminKey('stats'),
  queryFn: () => getJson<AdminStats>(api.adminStats),
})

export const businessesQuery = (query: AdminBusinessQuery) =>
  queryOptions({
    queryKey: adminKey('businesses', query),
    queryFn: () =>
      getJson<AdminBusinessesAnswer>(`${api.adminBusinesses}${stringifySearch({ ...query })}`),
    // The rows stay while the next ones load: a table that empties at every key flickers.
    placeholderData: keepPreviousData,
  })

export const newsletterQuery = (page: number) =>
  queryOptions({
    queryKey: adminKey('newsletter', page),
    queryFn: () =>
      getJson<AdminNewsletterAnswer>(`${api.adminNewsletter}${stringifySearch({ page })}`),
    placeholderData: keepPreviousData,
  })

export const gemsQuery = queryOptions({
  queryKey: adminKey('gems'),
  queryFn: () => getJson<AdminGemsAnswer>(api.adminFeaturedGems),
})

export const actionsQuery = (page: number) =>
  queryOptions({
    queryKey: adminKey('actions', page),
    queryFn: () => getJson<AdminActionsAnswer>(`${api.adminActions}${stringifySearch({ page })}`),
    placeholderData: keepPreviousData,
  })

export const reviewsQuery = (query: AdminReviewQuery) =>
  queryOptions({
    queryKey: adminKey('reviews', query),
    queryFn: () =>
      getJson<AdminReviewsAnswer>(`${api.adminReviews}${stringifySearch({ ...query })}`),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

// The work in the background moves by itself: these two are asked again whenever their tab opens.

export const outboxQuery = queryOptions({
  queryKey: adminKey('outbox'),
  queryFn: () => getJson<OutboxAnswer>(api.adminOutbox),
  refetchOnMount: 'always',
})

export const tasksQuery = queryOptions({
  queryKey: adminKey('tasks'),
  queryFn: () => getJson<TasksAnswer>(api.adminTasks),
  refetchOnMount: 'always',
})
