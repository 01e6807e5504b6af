import {
  ADMIN_ACTION_KINDS,
  type AdminActionKind,
  type AdminBusinessSort,
  MAIL_STATE_NAMES,
} from '#shared/accounts/admin.ts'
import { USER_STATUSES, type UserStatus } from '#shared/accounts/user-status.ts'

export const ADMIN_TABS = {
  overview: 'Overview',
  users: 'User Management',
  reviews: 'Reviews',
  newsletter: 'Newsletter',
  gems: 'Featured Gems',
  activity: 'Activity',
  mail: 'Mail & tasks',
  account: 'Account',
} as const
export type AdminTab = keyof typeof ADMIN_TABS

/** The sort orders of the table; PREMIUM and PENDING come first, since they need attention. */
export const USER_ORDERS = {
  newest: { label: 'Newest first', sort: 'created', order: 'desc' },
  oldest: { label: 'Oldest first', sort: 'created', order: 'asc' },
  name: { label: 'Business name', sort: 'name', order: 'asc' },
  plan: { label: 'Plan', sort: 'plan', order: 'desc' },
  status: { label: 'Status', sort: 'status', order: 'desc' },
  area: { label: 'Area', sort: 'area', order: 'asc' },
} as const satisfies Record<
  string,
  { label: string; sort: AdminBusinessSort; order: 'asc' | 'desc' }
>
type UserOrder = keyof typeof USER_ORDERS

/** The panel's search parameters. All optional: the plain address is the overview. */
export interface AdminSearch {
  tab?: AdminTab
  q?: string
  status?: UserStatus
  sort?: UserOrder
  /** Held reviews if it is left out. */
  show?: 'hidden' | 'reported' | 'all'
  /** The state of mails. */
  mail?: MailState
  /** Of the record of actions: the admin's address, the kind, and days. */
  by?: string
  action?: AdminActionKind
  from?: string
  until?: string
  page?: string
}

type MailState = (typeof MAIL_STATE_NAMES)[number]

const isKeyOf = <T extends object>(key: unknown, known: T): key is keyof T & string =>
  typeof key === 'string' && Object.hasOwn(known, key)

const readDay = (day: unknown) =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
    ? day
    : undefined

export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  const { tab, q, status, sort, show, mail, by, action, from, until, page } = search
  return {
    tab: isKeyOf(tab, ADMIN_TABS) ? tab : undefined,
    q: typeof q === 'string' && q !== '' ? q.slice(0, 200) : undefined,
    status: USER_STATUSES.find((known) => known === status),
    sort: isKeyOf(sort, USER_ORDERS) ? sort : undefined,
    show: show === 'hidden' || show === 'reported' || show === 'all' ? show : undefined,
    mail: MAIL_STATE_NAMES.find((known) => known === mail),
    by: typeof by === 'string' && by !== '' ? by.slice(0, 200) : undefined,
    action: ADMIN_ACTION_KINDS.find((known) => known === action),
    from: readDay(from),
    until: readDay(until),
    page: typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? page : undefined,
  }
}
