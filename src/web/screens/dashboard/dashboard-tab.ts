import { LISTING_PARTS, type ListingPart } from './listing/listing-part.ts'

export const DASHBOARD_TABS = ['profile', 'listing', 'bookings', 'reviews', 'analytics'] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]

/** Optional, so that the plain address stays short; unknown values are left out. */
export interface DashboardSearch {
  tab?: DashboardTab
  part?: ListingPart
  page?: number
  /** For the Bookings tab, which reads them itself. */
  list?: unknown
  q?: unknown
  from?: unknown
}

export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const tab = DASHBOARD_TABS.find((known) => known === search.tab)
  const part = LISTING_PARTS.find((known) => known === search.part)
  const page = Number(search.page)
  const { list, q, from } = search
  return {
    list,
    q,
    from,
    ...(tab ? { tab } : {}),
    ...(part ? { part } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  }
}
