import { CircleCheck, Clock, Hourglass } from 'lucide-react'
import { longMoment } from '#shared/booking/booking-words.ts'
import { isEntered } from '#shared/booking/event-words.ts'
import { otherTimeWords } from '#shared/booking/other-time.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { BookingRequest } from '#web/features/bookings/parts/booking-request.tsx'
import { BookingTimeline } from '#web/features/bookings/parts/booking-timeline.tsx'
import { OverlapNote } from '#web/features/bookings/parts/owner-answer.tsx'
import { BookingActions } from './booking-actions.tsx'

/** A conflicting booking; null if there is none, undefined if no time was requested. */
export type Overlap = { name: string; startISO: string } | null | undefined

interface BookingTicketProps {
  booking: OwnBooking
  businessName: string
  overlap?: Overlap
}

/** A booking that needs, or may need, the owner: the day on its stub, the buttons below. */
export function BookingTicket({ booking, businessName, overlap }: BookingTicketProps) {
  const { name, createdAt, expiresISO, otherTime } = booking
  return (
    <li className="booking-request">
      <BookingRequest booking={booking} businessName={businessName}>
        {otherTime && (
          <p className="booking-request__move" role="status">
            {otherTime.by === 'visitor' ? `${name} asks` : 'You asked'} to move it to{' '}
            <b>{otherTimeWords(otherTime)}</b>.
          </p>
        )}
        <p className="booking-request__facts">
          {overlap === null && (
            <span className="is-good">
              <CircleCheck className="icon" aria-hidden="true" />
              Free in your diary
            </span>
          )}
          {overlap && <OverlapNote overlap={overlap} />}
          <span className="from-tablet">
            <Clock className="icon" aria-hidden="true" />
            {isEntered(booking.events) ? 'Added by you' : 'Asked'} {longMoment(createdAt)}
          </span>
          {expiresISO && (
            <span>
              <Hourglass className="icon" aria-hidden="true" />
              Expires {longMoment(expiresISO)}
            </span>
          )}
        </p>
        <BookingActions booking={booking} isOverlapping={Boolean(overlap)} />
        <details className="booking-request__more">
          <summary>History</summary>
          <BookingTimeline
            events={booking.events}
            reader="owner"
            other={name}
            requestedISO={booking.dateISO || null}
          />
        </details>
      </BookingRequest>
    </li>
  )
}
