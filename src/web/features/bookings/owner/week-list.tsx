import { bookedOf, clockOf, shortDay, stateWord } from '#shared/booking/booking-words.ts'
import type { WeekAnswer } from '#shared/schemas/bookings/diary-week.ts'
import { hoursInWords, type WeekHours } from './week-hours.ts'
import { blockWords, partsOnDay } from './week-layout.ts'

interface WeekListProps extends Pick<WeekAnswer, 'bookings' | 'blockedTimes'> {
  days: readonly string[]
  week: WeekHours
}

/** The same in words, for screen readers. */
export function WeekList({ days, week, bookings, blockedTimes }: WeekListProps) {
  const inOrder = days.map((day) => ({
    day,
    entries: bookings.filter(({ startISO }) => startISO && shortDay(startISO) === shortDay(day)),
    blocked: partsOnDay(blockedTimes, day),
    words: hoursInWords(week, day),
  }))
  return (
    <ol className="sr-only">
      {inOrder.map(({ day, entries, blocked, words }) => (
        <li key={day}>
          <b>{shortDay(day)}</b>
          {entries.length + blocked.length + words.length === 0 ? (
            <span>Nothing</span>
          ) : (
            <ul>
              {words.map((word) => (
                <li key={word}>{word}</li>
              ))}
              {blocked.map(({ id, startISO, endISO, ...block }) => (
                <li key={id}>
                  {clockOf(startISO)} to {clockOf(endISO)} {blockWords(block)}, nothing can be
                  booked
                </li>
              ))}
              {entries.map((booking) => (
                <li key={booking.id}>
                  {booking.startISO && clockOf(booking.startISO)} {booking.name},{' '}
                  {bookedOf(booking) && `${bookedOf(booking)}, `}
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
