import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BookingList } from '#shared/booking/booking-states.ts'
import { call } from '#web/lib/api/api-client.ts'
import { ownKey } from '#web/lib/api/query-keys.ts'

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
    queryFn: () => call('GET /api/dashboard/bookings', { query: { page, list, q } }),
    placeholderData: keepPreviousData,
    ...WHILE_OPEN,
  })

export const calendarQuery = queryOptions({
  queryKey: ownKey('dashboard', 'calendar'),
  queryFn: () => call('GET /api/dashboard/calendar'),
  ...WHILE_OPEN,
})

export const weekQuery = (from: string) =>
  queryOptions({
    queryKey: ownKey('dashboard', 'week', from),
    queryFn: () => call('GET /api/dashboard/bookings/week', { query: { from } }),
    placeholderData: keepPreviousData,
    ...WHILE_OPEN,
  })
