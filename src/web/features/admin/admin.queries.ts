import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ADMIN_PAGE_SIZE } from '#shared/catalogue/admin.ts'
import { api } from '#shared/paths.ts'
import type {
  AdminActionsAnswer,
  AdminBusinessesAnswer,
  AdminBusinessQuery,
  AdminGemsAnswer,
  AdminNewsletterAnswer,
  AdminStats,
} from '#shared/schemas/admin.ts'
import type { AdminReviewsAnswer } from '#shared/schemas/admin-review.ts'
import type { OutboxAnswer, TasksAnswer } from '#shared/schemas/operations.ts'
import { getJson } from '#web/lib/api-client.ts'
import { stringifySearch } from '#web/lib/search-params.ts'

// 'admin' in front: signing out forgets all of it.

export const statsQuery = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: () => getJson<AdminStats>(api.adminStats),
})

export const businessesQuery = (query: AdminBusinessQuery) =>
  queryOptions({
    queryKey: ['admin', 'businesses', query],
    queryFn: () =>
      getJson<AdminBusinessesAnswer>(`${api.adminBusinesses}${stringifySearch({ ...query })}`),
    // The rows stay while the next ones load: a table that empties at every key flickers.
    placeholderData: keepPreviousData,
  })

export const newsletterQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'newsletter', page],
    queryFn: () =>
      getJson<AdminNewsletterAnswer>(`${api.adminNewsletter}${stringifySearch({ page })}`),
    placeholderData: keepPreviousData,
  })

export const gemsQuery = queryOptions({
  queryKey: ['admin', 'gems'],
  queryFn: () => getJson<AdminGemsAnswer>(api.adminFeaturedGems),
})

export const actionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'actions', page],
    queryFn: () => getJson<AdminActionsAnswer>(`${api.adminActions}${stringifySearch({ page })}`),
    placeholderData: keepPreviousData,
  })

export const reviewsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'reviews', page],
    queryFn: () =>
      getJson<AdminReviewsAnswer>(
        `${api.adminReviews}${stringifySearch({ state: 'held', page, size: ADMIN_PAGE_SIZE })}`,
      ),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

// The work in the background moves by itself: these two are asked again whenever their tab opens.

export const outboxQuery = queryOptions({
  queryKey: ['admin', 'outbox'],
  queryFn: () => getJson<OutboxAnswer>(api.adminOutbox),
  refetchOnMount: 'always',
})

export const tasksQuery = queryOptions({
  queryKey: ['admin', 'tasks'],
  queryFn: () => getJson<TasksAnswer>(api.adminTasks),
  refetchOnMount: 'always',
})
