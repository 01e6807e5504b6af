import type { AdminBusinessQuery } from '#shared/schemas/admin.ts'
import type { BusinessFilter } from '#shared/schemas/business-list.ts'

// Every key of the query cache. Loaded on every page, so it is short: a key is a list of constants and
// parameters after a root, without a function for each.

/** The root of everything that belongs to the signed-in user: signing out removes it. */
const PRIVATE = 'private'
const USER = 'user'

type PublicKey =
  | ['categories']
  | ['category', slug: string]
  | ['businesses', filter: BusinessFilter]
  | ['named-businesses', ids: string[]]
  | ['business', id: string]
  | ['gems']
  | ['email-confirmation', token: string]
  | ['times', businessId: string, serviceId: string, personId: string, from: string]

type OwnKey =
  | ['dashboard']
  | ['dashboard', 'bookings', page: number, list: string, q: string]
  | ['dashboard', 'week', from?: string]
  | ['dashboard', 'calendar']
  | ['dashboard', 'gallery']
  | ['dashboard', 'other-calendar']
  | ['dashboard', 'reviews', query: object]
  | ['dashboard', 'booking-setup']
  | ['dashboard', 'blocked-times']
  | ['dashboard', 'analytics', days: string]
  | ['dashboard', 'advanced-analytics', days: string]
  | ['account', 'sessions']
  | ['account', 'second-factor']
  | ['account', 'passkeys']

type AdminKey =
  | ['stats']
  | ['readiness']
  | ['businesses', query: AdminBusinessQuery]
  | ['newsletter', query: object]
  | ['gems']
  | ['gem-requests']
  | ['actions', query: object]
  | ['reviews', query: object]
  | ['failed-sign-ins', userId: string]
  | ['outbox', query: object]
  | ['tasks']

export const userKey = [USER] as const
export const publicKey = (...key: PublicKey) => key
/** For the signed-in owner or admin. */
export const ownKey = (...key: OwnKey) => [PRIVATE, ...key] as const
export const adminKey = (...key: AdminKey) => [PRIVATE, 'admin', ...key] as const

type Keyed = { queryKey: readonly unknown[] }

/** For predicates: what only the signed-in user may see. */
export const isPrivate = ({ queryKey }: Keyed): boolean => queryKey[0] === PRIVATE

/** For predicates: everything but the current user. */
export const isNotUser = ({ queryKey }: Keyed): boolean => queryKey[0] !== USER

/** For predicates: what public pages have loaded. */
export const isPublic = (query: Keyed): boolean => isNotUser(query) && !isPrivate(query)
