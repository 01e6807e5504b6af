import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { bookingApi } from '#shared/booking/booking-paths.ts'
import type { BookingList } from '#shared/booking/booking-states.ts'
import { api } from '#shared/paths.ts'
import type { CalendarAnswer } from '#shared/schemas/bookings/calendar-feed.ts'
import type { WeekAnswer } from '#shared/schemas/bookings/diary-week.ts'
import type { BookingsAnswer } from '#shared/schemas/dashboard.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { ownKey } from '#web/lib/api/query-keys.ts'
import { stringifySearch } from '#web/lib/search-params.ts'

/** Cached only while the tab is open: opening it again loads the current bookings. */
const WHILE_OPEN = { gcTime: 0 }

interface BookingsAsked {
  page: number
  list?: BookingList | undefined
  q?: string
}

export const bookingsQuery = ({ page, list, q = '' }: BookingsAsked) =>
  queryOptions({
    queryKey: ownKey('dashboard', 'bookings', page, list ?? '', q),
    queryFn: () => {
      const asked = { page, ...(list ? { list } : {}), ...(q ? { q } : {}) }
      return getJson<BookingsAnswer>(`${api.dashboardBookings}${stringifySearch(asked)}`)
    },
    placeholderData: keepPreviousData,
    ...WHILE_OPEN,
  })

export const calendarQuery = queryOptions({
  queryKey: ownKey('dashboard', 'calendar'),
  queryFn: () => getJson<CalendarAnswer>(bookingApi.calendar),
  ...WHILE_OPEN,
})

export const weekQuery = (from: string) =>
  queryOptions({
    queryKey: ownKey('dashboard', 'week', from),
    queryFn: () => getJson<WeekAnswer>(`${bookingApi.week}?from=${from}`),
    placeholderData: keepPreviousData,
    ...WHILE_OPEN,
  })
