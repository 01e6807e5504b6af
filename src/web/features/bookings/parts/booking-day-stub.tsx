import { clockOf, leafOf, whenOf } from '#shared/booking/booking-words.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { capeTownDay } from '#shared/time/dates.ts'

interface BookingDayStubProps {
  booking: Pick<OwnBooking, 'dateISO' | 'startISO' | 'endISO'>
}

/** The stub of a request: day and time, as far as known. */
export function BookingDayStub({ booking }: BookingDayStubProps) {
  const when = whenOf(booking)
  if (when === null)
    return (
      <div className="booking-request__day">
        <span>Not specified</span>
      </div>
    )
  const leaf = leafOf(when)
  return (
    <div className="booking-request__day">
      <span>{leaf.weekday.slice(0, 3)}</span>
      <b>{leaf.day}</b>
      <span>
        {leaf.month.slice(0, 3)}
        {leaf.year !== leafOf(capeTownDay(new Date())).year && ` ${leaf.year}`}
      </span>
      {when.length > 10 && <em>{clockOf(when)}</em>}
      {booking.endISO && <small>to {clockOf(booking.endISO)}</small>}
    </div>
  )
}
