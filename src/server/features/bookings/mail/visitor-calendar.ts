import {
  type CalendarEntry,
  type CalendarMethod,
  calendarFile,
} from '#server/features/bookings/calendar/calendar-file.ts'
import type { MailCalendar } from '#server/platform/mail/template.ts'
import { appointmentTitle } from '#shared/booking/booking-words.ts'
import { bookingPages } from '#shared/paths.ts'
import type { VisitorBookingMail } from './visitor-mail.ts'

interface Origin {
  publicUrl: string
  /** When this version of the entry was created. */
  stampISO: string
}

type Appointment = Omit<VisitorBookingMail, 'token' | 'startISO' | 'endISO'> & {
  token: string
  startISO: string
  endISO: string
}

/** One UID for the booking's whole life: its id at the site's host name. */
export function calendarUid(bookingId: string, publicUrl: string): string {
  return `${bookingId}@${new URL(publicUrl).hostname}`
}

/** The entry in the visitor's calendar. */
export function visitorEntry(
  booking: Appointment,
  status: CalendarEntry['status'],
  { publicUrl, stampISO }: Origin,
): CalendarEntry {
  const url = `${publicUrl}${bookingPages.visitor(booking.token)}`
  return {
    uid: calendarUid(booking.bookingId, publicUrl),
    sequence: booking.sequence,
    stampISO,
    startISO: booking.startISO,
    endISO: booking.endISO,
    summary: appointmentTitle(booking),
    location: booking.address,
    description: `Your booking at ${booking.businessName}. To cancel it, open ${url}`,
    url,
    status,
  }
}

/** The calendar part of a mail, which adds, changes or removes the entry; none without a time. */
export function mailCalendar(
  method: CalendarMethod,
  booking: VisitorBookingMail,
  origin: Origin & {
    from: { name: string; address: string }
    to: { name: string; address: string }
  },
): MailCalendar | undefined {
  const { startISO, endISO } = booking
  if (startISO === null || endISO === null) return undefined
  const status = method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'
  const entry = {
    ...visitorEntry({ ...booking, startISO, endISO }, status, origin),
    organizer: { name: booking.businessName, address: origin.from.address },
    attendee: { name: booking.visitorName, address: origin.to.address },
  }
  return { method, filename: 'booking.ics', content: calendarFile(method, [entry]) }
}
