import { isDay } from '#shared/booking/booking-date.ts'
import { BOOKING_LISTS, type BookingList } from '#shared/booking/booking-states.ts'

/** The lists of the tab: `all` is the plain list, newest first; `week` shows appointments by the hour. */
export const BOOKING_VIEWS = [...BOOKING_LISTS, 'week', 'all'] as const
export type BookingView = BookingList | 'week' | 'all'

interface BookingsSearch {
  list: BookingView | undefined
  q: string
  /** A day of the shown week. */
  from: string | undefined
}

/** The tab's search parameters; unknown ones are left out. */
export function readBookingsSearch(
  search: Partial<Record<keyof BookingsSearch, unknown>>,
): BookingsSearch {
  const { list, q, from } = search
  return {
    list: BOOKING_VIEWS.find((known) => known === list),
    q: typeof q === 'string' ? q.slice(0, 120) : '',
    from: typeof from === 'string' && isDay(from) ? from : undefined,
  }
}
