import { leafOf } from '#shared/booking/booking-words.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { countOf } from '#shared/text/numbers.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { classNames } from '#web/lib/class-names.ts'

const MAX_DOTS = 4

interface WeekStripProps {
  days: readonly string[]
  chosen: string
  bookings: readonly OwnBooking[]
  isShut: (day: string) => boolean
  onChoose: (day: string) => void
}

/** On a phone the week is shown one day at a time; a dot means a booking. */
export function WeekStrip({ days, chosen, bookings, isShut, onChoose }: WeekStripProps) {
  const bookingsOn = (day: string) =>
    bookings.filter(({ startISO }) => startISO && capeTownDay(new Date(startISO)) === day).length
  return (
    <fieldset className="week-strip">
      <legend className="sr-only">Day</legend>
      {days.map((day) => {
        const { weekday, day: number } = leafOf(day)
        const count = bookingsOn(day)
        return (
          <button
            key={day}
            type="button"
            className={classNames('week-strip__day', isShut(day) && 'is-shut')}
            aria-pressed={day === chosen}
            onClick={() => onChoose(day)}
          >
            <span aria-hidden="true">{weekday.slice(0, 1)}</span>
            <b>
              <span className="sr-only">{weekday} </span>
              {number}
            </b>
            <i aria-hidden="true">{'•'.repeat(Math.min(count, MAX_DOTS))}</i>
            <span className="sr-only">
              {isShut(day) && 'closed, '}
              {countOf(count, 'booking')}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
