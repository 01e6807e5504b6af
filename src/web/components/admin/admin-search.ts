import { USER_STATUSES, type UserStatus } from '#shared/accounts/user-status.ts'

/** The product's own, in its order. */
export const MAIN_ADMIN_TABS = {
  overview: 'Overview',
  users: 'User Management',
  newsletter: 'Newsletter',
  gems: 'Featured Gems',
} as const

export const ADMIN_TABS = {
  ...MAIN_ADMIN_TABS,
  reviews: 'Reviews',
  activity: 'Activity',
  mail: 'Mail & tasks',
  account: 'Account',
} as const
export type AdminTab = keyof typeof ADMIN_TABS

/** The panel's search parameters. All optional: the plain address is the overview. */
export interface AdminSearch {
  tab?: AdminTab
  q?: string
  status?: UserStatus
  sort?: string
  /** Held reviews if it is left out. */
  show?: 'hidden' | 'reported' | 'all'
  /** The state of mails. */
  mail?: string
  /** Of the record of actions: the admin's address, the kind, and days. */
  by?: string
  action?: string
  from?: string
  until?: string
  page?: string
}

const isTab = (tab: unknown): tab is AdminTab =>
  typeof tab === 'string' && Object.hasOwn(ADMIN_TABS, tab)

const readText = (text: unknown) =>
  typeof text === 'string' && text !== '' ? text.slice(0, 200) : undefined

const readDay = (day: unknown) =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
    ? day
    : undefined

/** Every page loads this file: `sort`, `mail` and `action` are compared by their tabs, which have the lists. */
export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  const { tab, q, status, sort, show, mail, by, action, from, until, page } = search
  return {
    tab: isTab(tab) ? tab : undefined,
    q: readText(q),
    status: USER_STATUSES.find((known) => known === status),
    sort: readText(sort),
    show: show === 'hidden' || show === 'reported' || show === 'all' ? show : undefined,
    mail: readText(mail),
    action: readText(action),
    by: readText(by),
    from: readDay(from),
    until: readDay(until),
    page: typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? page : undefined,
  }
}
