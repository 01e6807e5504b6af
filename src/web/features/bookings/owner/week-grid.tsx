import { clockOf, leafOf, stateWord } from '#shared/booking/booking-words.ts'
import type { WeekAnswer } from '#shared/schemas/bookings/diary-week.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { capeTownDay, startOfDay } from '#shared/time/dates.ts'
import { classNames } from '#web/lib/class-names.ts'
import {
  type ClosedSpan,
  closedSpans,
  openMinutes,
  roomForWord,
  type WeekHours,
} from './week-hours.ts'
import {
  blockWords,
  hoursOf,
  hoursShown,
  placeEntries,
  placeNow,
  placeParts,
  type ShownHours,
} from './week-layout.ts'

const HOUR_PX = 56
const HOUR_MS = 60 * 60 * 1000
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
  /** A tap on an empty half hour. */
  onPick: (day: string, from: string) => void
  /** A tap on a blocked time; by keyboard the link below the grid leads to them. */
  onBlock: (id: string) => void
  /** A tap on a booking. */
  onOpen: (bookingId: string) => void
}

/** The days side by side by the hour; the list beside it has the same in words. */
export function WeekGrid(props: WeekGridProps) {
  const { days, chosen, week, bookings, blockedTimes, now, onPick, onBlock, onOpen } = props
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
          <EmptyHours day={day} hours={hours} now={now} onPick={onPick} />
          {placeParts(blockedTimes, day, hours).map(({ item, top, length }) => (
            <button
              key={item.id}
              type="button"
              tabIndex={-1}
              className="week-entry week-entry--block"
              style={placed(top, length)}
              onClick={() => onBlock(item.id)}
            >
              <span className="week-entry__what">{blockWords(item)}</span>
            </button>
          ))}
          {placeEntries(bookings, day, hours).map(({ booking, top, length, lane, lanes }) => (
            <button
              key={booking.id}
              type="button"
              // By keyboard, the lists beside the week have the same bookings.
              tabIndex={-1}
              className={`week-entry ${LOOKS[booking.status] ?? ''}`}
              onClick={() => onOpen(booking.id)}
              style={{
                ...placed(top, length),
                left: `calc(${(lane / lanes) * 100}% + 4px)`,
                width: `calc(${100 / lanes}% - 8px)`,
              }}
            >
              <b className="week-entry__name">{booking.name}</b>
              <span className="week-entry__what">{entryWord(booking)}</span>
            </button>
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

/** The person before the service, which is cut off first where there is little room. */
const entryWord = ({ startISO, status, movedBy, serviceName, personName }: OwnBooking) =>
  [
    startISO && clockOf(startISO),
    [personName, serviceName].filter(Boolean).join(', '),
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

interface EmptyHoursProps extends Pick<WeekGridProps, 'now' | 'onPick'> {
  day: string
  hours: ShownHours
}

/** For a finger or a mouse; by keyboard the buttons above the grid do the same. */
function EmptyHours({ day, hours, now, onPick }: EmptyHoursProps) {
  const isOver = (hour: number) => startOfDay(day).getTime() + (hour + 1) * HOUR_MS <= now.getTime()
  return hoursOf(hours)
    .filter((hour) => !isOver(hour))
    .map((hour) => (
      <button
        key={hour}
        type="button"
        tabIndex={-1}
        className="week-slot"
        style={{ top: (hour - hours.from) * HOUR_PX, height: HOUR_PX }}
        onClick={({ nativeEvent }) => {
          const isHalf = nativeEvent.offsetY >= HOUR_PX / 2
          onPick(day, `${String(hour).padStart(2, '0')}:${isHalf ? '30' : '00'}`)
        }}
      />
    ))
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
