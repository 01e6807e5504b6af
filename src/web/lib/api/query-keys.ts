import type { AdminBusinessQuery } from '#shared/schemas/admin.ts'
import type { BusinessFilter } from '#shared/schemas/business-list.ts'

// Every key of the query cache. On every page, so it is kept short: what follows a root is a list of
// known words with what narrows them, and not a function each.

/** The root of everything that belongs to whoever is signed in: signing out forgets it. */
const PRIVATE = 'private'
const USER = 'user'

type PublicKey =
  | ['categories']
  | ['category', slug: string]
  | ['businesses', filter: BusinessFilter]
  | ['business', id: string]
  | ['gems']
  | ['email-confirmation', token: string]
  | ['times', businessId: string, serviceId: string, from: string]

type OwnKey =
  | ['dashboard']
  | ['dashboard', 'bookings', page: number, list: string, q: string]
  | ['dashboard', 'week', from: string]
  | ['dashboard', 'calendar']
  | ['dashboard', 'reviews', query: object]
  | ['dashboard', 'booking-setup']
  | ['dashboard', 'blocked-times']
  | ['dashboard', 'analytics', days: string]
  | ['account', 'sessions']
  | ['account', 'second-factor']

type AdminKey =
  | ['stats']
  | ['businesses', query: AdminBusinessQuery]
  | ['newsletter', page: number]
  | ['gems']
  | ['actions', page: number]
  | ['reviews', query: object]
  | ['outbox']
  | ['tasks']

export const userKey = [USER] as const
export const publicKey = (...key: PublicKey) => key
/** Of the signed-in owner or admin. */
export const ownKey = (...key: OwnKey) => [PRIVATE, ...key] as const
export const adminKey = (...key: AdminKey) => [PRIVATE, 'admin', ...key] as const

type Keyed = { queryKey: readonly unknown[] }

/** For predicates: what only the signed-in user may see. */
export const isPrivate = ({ queryKey }: Keyed): boolean => queryKey[0] === PRIVATE

/** For predicates: everything but who is signed in. */
export const isNotUser = ({ queryKey }: Keyed): boolean => queryKey[0] !== USER

/** For predicates: what public pages have loaded. */
export const isPublic = (query: Keyed): boolean => isNotUser(query) && !isPrivate(query)
