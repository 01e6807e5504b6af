import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { clockOf, leafOf, stateWord } from '#shared/booking/booking-words.ts'
import { pages } from '#shared/paths.ts'
import type { DashboardAnswer, OwnBooking } from '#shared/schemas/dashboard.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { unlessSignedOut } from '#web/lib/api/session.ts'
import { classNames } from '#web/lib/class-names.ts'
import { weekQuery } from './own-bookings.queries.ts'
import {
  daysOfWeek,
  hoursOf,
  hoursShown,
  mondayOf,
  placeEntries,
  placeNow,
  placeParts,
  shutSpans,
} from './week-layout.ts'
import { WeekList } from './week-list.tsx'

const HOUR_PX = 56
/** An open diary stays true, and its line of now moves. */
const REFRESH_MS = 60_000

interface WeekViewProps {
  /** Any day of the week, 'YYYY-MM-DD'; this week without it. */
  from: string | undefined
  profile: DashboardAnswer['profile']
}

/** A week by the hour; on a phone the same as a list by day. */
export function WeekView({ from, profile }: WeekViewProps) {
  const monday = mondayOf(from, new Date())
  const days = daysOfWeek(monday)
  const { data, dataUpdatedAt } = useQuery({
    ...weekQuery(monday),
    refetchInterval: REFRESH_MS,
    throwOnError: unlessSignedOut,
  })
  const now = dataUpdatedAt > 0 ? new Date(dataUpdatedAt) : new Date()
  const today = capeTownDay(now)
  const bookings = data?.bookings ?? []
  const blockedTimes = data?.blockedTimes ?? []
  const hours = hoursShown(bookings, profile?.operatingHours ?? null)
  const height = (hours.to - hours.from) * HOUR_PX
  return (
    <section className="panel">
      <div className="panel__h">
        <h2>{titleOf(days)}</h2>
        <div className="week__nav">
          <WeekLink from={daysOfWeek(monday, -7)[0]} label="Week before">
            <ChevronLeft className="ic" aria-hidden="true" />
          </WeekLink>
          <WeekLink from={undefined} label="Today" />
          <WeekLink from={daysOfWeek(monday, 7)[0]} label="Week after">
            <ChevronRight className="ic" aria-hidden="true" />
          </WeekLink>
        </div>
      </div>
      <div className="week" aria-hidden="true">
        <span />
        {days.map((day) => (
          <DayHead key={day} day={day} isToday={day === today} />
        ))}
        <div className="week__t" style={{ height }}>
          {hoursOf(hours).map((hour) => (
            <span key={hour} style={{ top: (hour - hours.from) * HOUR_PX }}>
              {hour}:00
            </span>
          ))}
        </div>
        {days.map((day) => (
          <div
            key={day}
            className={classNames('week__d', day === today && 'is-now')}
            style={{ height }}
          >
            {day === today && <NowLine now={now} top={placeNow(now, hours)} />}
            {shutSpans(profile?.operatingHours ?? null, day, hours).map((span) => (
              <div
                key={span.from}
                className="week-shut"
                style={{ top: span.from * HOUR_PX, height: (span.to - span.from) * HOUR_PX }}
              />
            ))}
            {placeParts(blockedTimes, day, hours).map(({ item, top, length }) => (
              <div
                key={item.id}
                className="week-entry week-entry--block"
                style={{ top: top * HOUR_PX, height: length * HOUR_PX }}
              >
                <span className="week-entry__what">{item.note || 'Blocked'}</span>
              </div>
            ))}
            {placeEntries(bookings, day, hours).map(({ booking, top, length, lane, lanes }) => (
              <div
                key={booking.id}
                className={`week-entry ${LOOKS[booking.status] ?? ''}`}
                style={{
                  top: top * HOUR_PX,
                  height: length * HOUR_PX,
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
      <p className="week-legend" aria-hidden="true">
        {LEGEND.map(([look, word]) => (
          <span key={word}>
            <i className={look} />
            {word}
          </span>
        ))}
      </p>
      <WeekList days={days} bookings={bookings} blockedTimes={blockedTimes} />
    </section>
  )
}

const LEGEND = [
  ['week-entry', 'Accepted'],
  ['week-entry week-entry--req', 'To answer'],
  ['week-entry week-entry--sug', 'Suggested'],
  ['week-entry week-entry--block', 'Blocked'],
  ['week-shut', 'Closed'],
] as const

const LOOKS: Partial<Record<OwnBooking['status'], string>> = {
  requested: 'week-entry--req',
  suggested: 'week-entry--sug',
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
    <span className={classNames('week__h', isToday && 'is-now')}>
      {leaf.weekday.slice(0, 3)}
      <b>{leaf.day}</b>
    </span>
  )
}

function titleOf(days: string[]): string {
  const first = leafOf(days[0] ?? '')
  const last = leafOf(days[6] ?? '')
  const start = first.month === last.month ? `${first.day}` : `${first.day} ${first.month}`
  return `${start} to ${last.day} ${last.month}`
}

interface WeekLinkProps {
  from: string | undefined
  label: string
  children?: React.ReactNode
}

function WeekLink({ from, label, children }: WeekLinkProps) {
  return (
    <Link
      className={children ? 'iconbtn' : buttonClass({ variant: 'quiet', size: 'sm' })}
      to={pages.dashboard}
      search={{ tab: 'bookings', list: 'week', ...(from ? { from } : {}) }}
      resetScroll={false}
      aria-label={children ? label : undefined}
    >
      {children ?? label}
    </Link>
  )
}
