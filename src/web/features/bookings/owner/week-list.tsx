import { clockOf, shortDay, stateWord } from '#shared/booking/booking-words.ts'
import type { WeekAnswer } from '#shared/schemas/dashboard.ts'
import { partsOnDay } from './week-layout.ts'

/** The same in words: what a screen reader and a phone get. */
export function WeekList({
  days,
  bookings,
  blockedTimes,
}: { days: string[] } & Omit<WeekAnswer, 'from'>) {
  const inOrder = days.map((day) => ({
    day,
    entries: bookings.filter(({ startISO }) => startISO && shortDay(startISO) === shortDay(day)),
    blocked: partsOnDay(blockedTimes, day),
  }))
  return (
    <ol className="week-list">
      {inOrder.map(({ day, entries, blocked }) => (
        <li key={day}>
          <b>{shortDay(day)}</b>
          {entries.length + blocked.length === 0 ? (
            <span className="muted">Nothing</span>
          ) : (
            <ul>
              {blocked.map(({ id, startISO, endISO, note }) => (
                <li key={id}>
                  {clockOf(startISO)} to {clockOf(endISO)} {note || 'Blocked'}, nothing can be
                  booked
                </li>
              ))}
              {entries.map((booking) => (
                <li key={booking.id}>
                  {booking.startISO && clockOf(booking.startISO)} {booking.name},{' '}
                  {booking.serviceName && `${booking.serviceName}, `}
                  {stateWord(booking.status, booking.movedBy, 'owner')}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
