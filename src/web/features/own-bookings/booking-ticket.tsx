import { Clock, Hourglass } from 'lucide-react'
import { clockOf, leafOf, longMoment, whenOf } from '#shared/booking/booking-words.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { BookingStateBadge } from '#web/components/booking-state.tsx'
import { BookingTimeline } from '#web/components/booking-timeline.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingContacts } from './booking-contacts.tsx'

interface BookingTicketProps {
  booking: OwnBooking
  businessName: string
}

/** A booking that needs, or may need, the owner: the day on its stub, the buttons below. */
export function BookingTicket({ booking, businessName }: BookingTicketProps) {
  const { name, notes, status, movedBy, createdAt, lapsesISO, serviceName } = booking
  return (
    <li className="request">
      <DayStub booking={booking} />
      <div className="request__b">
        <div className="request__h">
          <div>
            <h2>{name}</h2>
            <p className="request__what">
              {serviceName && <b>{serviceName} </b>}
              <BookingStateBadge state={status} movedBy={movedBy} reader="owner" />
            </p>
          </div>
          <BookingContacts booking={booking} businessName={businessName} />
        </div>
        {notes ? <blockquote>{notes}</blockquote> : <p className="muted">No notes</p>}
        <p className="request__f">
          <span>
            <Clock className="ic" aria-hidden="true" />
            Asked {longMoment(createdAt)}
          </span>
          {lapsesISO && (
            <span>
              <Hourglass className="ic" aria-hidden="true" />
              Lapses {longMoment(lapsesISO)}
            </span>
          )}
        </p>
        <BookingActions booking={booking} />
        <details className="request__more">
          <summary>So far</summary>
          <BookingTimeline
            events={booking.events}
            reader="owner"
            other={name}
            wish={booking.dateISO || null}
          />
        </details>
      </div>
    </li>
  )
}

function DayStub({ booking }: { booking: OwnBooking }) {
  const when = whenOf(booking)
  if (when === null)
    return (
      <div className="request__d">
        <span>Not specified</span>
      </div>
    )
  const leaf = leafOf(when)
  return (
    <div className="request__d">
      <span>{leaf.weekday.slice(0, 3)}</span>
      <b>{leaf.day}</b>
      <span>{leaf.month.slice(0, 3)}</span>
      {when.length > 10 && <em>{clockOf(when)}</em>}
      {booking.endISO && <small>to {clockOf(booking.endISO)}</small>}
    </div>
  )
}
