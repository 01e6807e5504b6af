import { CALENDAR_FAULTS } from '#shared/booking/calendar-faults.ts'
import type { OtherCalendarAnswer } from '#shared/schemas/bookings/other-calendar.ts'
import type { OwnOtherCalendar } from './other-calendar.service.ts'

const SHOWN_LETTERS = 4

/** Never the whole address: whoever has it reads the calendar. */
export function presentOtherCalendar(calendar: OwnOtherCalendar | null): OtherCalendarAnswer {
  if (!calendar) return { calendar: null }
  const { address, readAt, fault, unread } = calendar
  return {
    calendar: {
      host: address === null ? '' : new URL(address).hostname,
      ending: address?.slice(-SHOWN_LETTERS) ?? '',
      readAt,
      problem: fault === null ? null : CALENDAR_FAULTS[fault],
      unread,
    },
  }
}
