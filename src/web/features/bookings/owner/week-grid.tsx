import { clockOf, leafOf, stateWord } from '#shared/booking/booking-words.ts'
import type { WeekAnswer } from '#shared/schemas/bookings/diary-week.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { classNames } from '#web/lib/class-names.ts'
import {
  type ClosedSpan,
  closedSpans,
  openMinutes,
  roomForWord,
  type WeekHours,
} from './week-hours.ts'
import { hoursOf, hoursShown, placeEntries, placeNow, placeParts } from './week-layout.ts'

const HOUR_PX = 56
/** A label in a smaller space would be cut. */
const WORD_HOURS = 0.35

/** A small gap between consecutive entries. */
const placed = (top: number, length: number) => ({
  top: top * HOUR_PX + 1,
  height: length * HOUR_PX - 3,
})

interface WeekGridProps extends Pick<WeekAnswer, 'bookings' | 'blockedTimes'> {
  days: readonly string[]
  /** The day shown on a phone. */
  chosen: string
  week: WeekHours
  now: Date
}

/** The days side by side by the hour; the list beside it has the same in words. */
export function WeekGrid({ days, chosen, week, bookings, blockedTimes, now }: WeekGridProps) {
  const today = capeTownDay(now)
  const hours = hoursShown(bookings, openMinutes(week, days))
  const height = (hours.to - hours.from) * HOUR_PX
  const nowTop = placeNow(now, hours)
  return (
    <div className="week" aria-hidden="true">
      <span className="week__head" />
      {days.map((day) => (
        <DayHead key={day} day={day} isToday={day === today} />
      ))}
      <div className="week__hours" style={{ height }}>
        {hoursOf(hours).map((hour) => (
          <span key={hour} style={{ top: (hour - hours.from) * HOUR_PX }}>
            {hour}:00
          </span>
        ))}
      </div>
      {days.map((day) => (
        <div
          key={day}
          className={classNames(
            'week__day',
            day === today && 'is-now',
            day === chosen && 'is-chosen',
          )}
          style={{ height }}
        >
          {day === today && <NowLine now={now} top={nowTop} />}
          {closedSpans(week, day, hours).map((span) => (
            <Closed key={span.from} span={span} now={day === today ? nowTop : null} />
          ))}
          {placeParts(blockedTimes, day, hours).map(({ item, top, length }) => (
            <div key={item.id} className="week-entry week-entry--block" style={placed(top, length)}>
              <span className="week-entry__what">{item.note || 'Blocked'}</span>
            </div>
          ))}
          {placeEntries(bookings, day, hours).map(({ booking, top, length, lane, lanes }) => (
            <div
              key={booking.id}
              className={`week-entry ${LOOKS[booking.status] ?? ''}`}
              style={{
                ...placed(top, length),
                left: `calc(${(lane / lanes) * 100}% + 4px)`,
                width: `calc(${100 / lanes}% - 8px)`,
              }}
            >
              <b className="week-entry__name">{booking.name}</b>
              <span className="week-entry__what">{entryWord(booking)}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const LOOKS: Partial<Record<OwnBooking['status'], string>> = {
  requested: 'week-entry--requested',
  suggested: 'week-entry--suggested',
  completed: 'week-entry--past',
  missed: 'week-entry--past',
}

const entryWord = ({ startISO, status, movedBy, serviceName }: OwnBooking) =>
  [
    startISO && clockOf(startISO),
    serviceName,
    status !== 'accepted' && stateWord(status, movedBy, 'owner'),
  ]
    .filter(Boolean)
    .join(' ')

function Closed({ span, now }: { span: ClosedSpan; now: number | null }) {
  const { from, to } = roomForWord(span, now)
  return (
    <div
      className="week-shut"
      style={{ top: span.from * HOUR_PX, height: (span.to - span.from) * HOUR_PX }}
    >
      {to - from >= WORD_HOURS && (
        <span style={{ top: (from - span.from) * HOUR_PX, height: (to - from) * HOUR_PX }}>
          {span.word}
        </span>
      )}
    </div>
  )
}

function NowLine({ now, top }: { now: Date; top: number | null }) {
  if (top === null) return null
  return (
    <div className="week-now" style={{ top: top * HOUR_PX }}>
      <i>{clockOf(now.toISOString())}</i>
    </div>
  )
}

function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  const leaf = leafOf(day)
  return (
    <span className={classNames('week__head', isToday && 'is-now')}>
      {leaf.weekday.slice(0, 3)}
      <b>{leaf.day}</b>
    </span>
  )
}
