import type { AdminBusinessQuery } from '#shared/schemas/admin.ts'
import type { AdminReviewQuery } from '#shared/schemas/admin-review.ts'
import type { AnalyticsSpan } from '#shared/schemas/analytics.ts'
import type { BusinessFilter } from '#shared/schemas/business-list.ts'

/** The root of everything that belongs to whoever is signed in: signing out forgets it. */
const PRIVATE = 'private'
const USER = 'user'

const dashboard = [PRIVATE, 'dashboard'] as const
const admin = [PRIVATE, 'admin'] as const
const account = [PRIVATE, 'account'] as const

/** Every key of the query cache. Features use these and invalidate by the options made with them. */
export const queryKeys = {
  user: [USER] as const,
  emailConfirmation: (token: string) => ['email-confirmation', token] as const,

  categories: ['categories'] as const,
  category: (slug: string) => ['category', slug] as const,
  businesses: (filter: BusinessFilter) => ['businesses', filter] as const,
  business: (id: string) => ['business', id] as const,
  gems: ['gems'] as const,

  dashboard,
  ownBookings: (page: number) => [...dashboard, 'bookings', page] as const,
  ownAnalytics: (days: AnalyticsSpan) => [...dashboard, 'analytics', days] as const,
  ownSessions: [...account, 'sessions'] as const,
  ownSecondFactor: [...account, 'second-factor'] as const,

  adminStats: [...admin, 'stats'] as const,
  adminBusinesses: (query: AdminBusinessQuery) => [...admin, 'businesses', query] as const,
  adminNewsletter: (page: number) => [...admin, 'newsletter', page] as const,
  adminGems: [...admin, 'gems'] as const,
  adminActions: (page: number) => [...admin, 'actions', page] as const,
  adminReviews: (query: AdminReviewQuery) => [...admin, 'reviews', query] as const,
  adminOutbox: [...admin, 'outbox'] as const,
  adminTasks: [...admin, 'tasks'] as const,
}

type Keyed = { queryKey: readonly unknown[] }

/** For predicates: what only the signed-in user may see. */
export const isPrivate = ({ queryKey }: Keyed): boolean => queryKey[0] === PRIVATE

/** For predicates: what public pages have loaded. */
export const isPublic = ({ queryKey }: Keyed): boolean =>
  queryKey[0] !== PRIVATE && queryKey[0] !== USER

/** For predicates: everything but who is signed in. */
export const isNotUser = ({ queryKey }: Keyed): boolean => queryKey[0] !== USER
