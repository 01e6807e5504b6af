import type { BookingView } from '#shared/booking/booking-view.ts'
import { clockOf, leafOf, shortMoment, whenOf } from '#shared/booking/booking-words.ts'
import { classNames } from '#web/lib/class-names.ts'
import { Postmark } from './postmark.tsx'

const FELL_THROUGH = new Set(['declined', 'cancelled', 'expired'])

/** The stub of the ticket: the day, the time and the stamp. */
export function TicketStub({ view }: { view: BookingView }) {
  const { status, dateISO, startISO, endISO, personName } = view
  const when = whenOf(view)
  const leaf = when === null ? null : leafOf(when)
  const hasTime = when !== null && when.length > 10
  // The visitor is not told that the owner marked the visit as missed.
  const stamped = status === 'missed' ? 'completed' : status
  return (
    <div className="booking-ticket__stub">
      {status === 'suggested' && dateISO && (
        <p className="booking-was">
          <s>{shortMoment(dateISO)}</s>
        </p>
      )}
      <div className={classNames('date-leaf', FELL_THROUGH.has(status) && 'date-leaf--off')}>
        {leaf ? (
          <>
            <span>{leaf.weekday}</span>
            <b>{leaf.day}</b>
            <span>
              {leaf.month} {leaf.year}
            </span>
          </>
        ) : (
          <span>No day given</span>
        )}
        {hasTime && <em>{clockOf(when)}</em>}
        {leaf && !hasTime && <small>Time to be agreed</small>}
        {startISO !== null && endISO !== null && <small>to {clockOf(endISO)}</small>}
        {personName && <small>with {personName}</small>}
      </div>
      <p className="booking-number">Booking {view.number}</p>
      <Postmark state={stamped} at={view.statusAt} />
    </div>
  )
}
