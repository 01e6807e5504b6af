import { CircleCheck, Clock, Hourglass, TriangleAlert } from 'lucide-react'
import { clockOf, longMoment } from '#shared/booking/booking-words.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { BookingRequest } from '#web/components/bookings/booking-request.tsx'
import { BookingTimeline } from '#web/components/bookings/booking-timeline.tsx'
import { BookingActions } from './booking-actions.tsx'

interface BookingTicketProps {
  booking: OwnBooking
  businessName: string
  /** A conflicting booking; null if there is none, undefined if no time was requested. */
  overlap?: { name: string; startISO: string } | null | undefined
}

/** A booking that needs, or may need, the owner: the day on its stub, the buttons below. */
export function BookingTicket({ booking, businessName, overlap }: BookingTicketProps) {
  const { name, createdAt, lapsesISO } = booking
  return (
    <li className="booking-request">
      <BookingRequest booking={booking} businessName={businessName}>
        <p className="booking-request__facts">
          {overlap === null && (
            <span className="is-good">
              <CircleCheck className="icon" aria-hidden="true" />
              Free in your diary
            </span>
          )}
          {overlap && (
            <span className="is-warning">
              <TriangleAlert className="icon" aria-hidden="true" />
              Overlaps {overlap.name}, {clockOf(overlap.startISO)}
            </span>
          )}
          <span>
            <Clock className="icon" aria-hidden="true" />
            Asked {longMoment(createdAt)}
          </span>
          {lapsesISO && (
            <span>
              <Hourglass className="icon" aria-hidden="true" />
              Lapses {longMoment(lapsesISO)}
            </span>
          )}
        </p>
        <BookingActions booking={booking} />
        <details className="booking-request__more">
          <summary>So far</summary>
          <BookingTimeline
            events={booking.events}
            reader="owner"
            other={name}
            wish={booking.dateISO || null}
          />
        </details>
      </BookingRequest>
    </li>
  )
}
