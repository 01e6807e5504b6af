import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ban, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { BLOCK_TIME } from '#shared/booking/booking-times-paths.ts'
import { leafOf } from '#shared/booking/booking-words.ts'
import { pages } from '#shared/paths.ts'
import type { DashboardAnswer } from '#shared/schemas/dashboard.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/feedback/spinner.tsx'
import { unlessSignedOut } from '#web/lib/api/session.ts'
import { weekQuery } from './own-bookings.queries.ts'
import { WeekGrid } from './week-grid.tsx'
import { openMinutes } from './week-hours.ts'
import { daysOfWeek, mondayOf } from './week-layout.ts'
import { WeekList } from './week-list.tsx'
import { WeekStrip } from './week-strip.tsx'

/** Reloads now and then, and moves the line for 'now'. */
const REFRESH_MS = 60_000

interface WeekViewProps {
  /** Any day of the week, 'YYYY-MM-DD'; the current week without it. */
  from: string | undefined
  profile: DashboardAnswer['profile']
}

/** A week by the hour; on a phone one day at a time. */
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
  const week = {
    hours: profile?.operatingHours ?? null,
    breaks: data?.breaks ?? {},
    specialDays: data?.specialDays ?? {},
  }
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = [chosen, today].find((day) => day !== null && days.includes(day)) ?? monday
  return (
    <section className="panel">
      <div className="panel__head">
        <h2>{titleOf(days)}</h2>
        <div className="week__nav">
          <Link
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
            to={pages.dashboard}
            search={{ tab: 'listing' }}
            hash={BLOCK_TIME}
          >
            <Ban className="icon" aria-hidden="true" /> Block time
          </Link>
          <WeekLink from={undefined} label="Today" />
          <div className="week__turn">
            <WeekLink from={daysOfWeek(monday, -7)[0]} label="Week before">
              <ChevronLeft className="icon" aria-hidden="true" />
            </WeekLink>
            <WeekLink from={daysOfWeek(monday, 7)[0]} label="Week after">
              <ChevronRight className="icon" aria-hidden="true" />
            </WeekLink>
          </div>
        </div>
      </div>
      {data ? (
        <>
          <WeekStrip
            days={days}
            chosen={shown}
            bookings={bookings}
            isShut={(day) => openMinutes(week, [day]) === null}
            onChoose={setChosen}
          />
          <WeekGrid
            days={days}
            chosen={shown}
            week={week}
            bookings={bookings}
            blockedTimes={blockedTimes}
            now={now}
          />
          <p className="week-legend" aria-hidden="true">
            {LEGEND.map(([look, word]) => (
              <span key={word}>
                <i className={look} />
                {word}
              </span>
            ))}
          </p>
          <WeekList days={days} week={week} bookings={bookings} blockedTimes={blockedTimes} />
        </>
      ) : (
        // After a failure, an empty week would look as if nobody came.
        <div className="week-wait">
          <Spinner />
        </div>
      )}
    </section>
  )
}

const LEGEND = [
  ['week-entry', 'Accepted'],
  ['week-entry week-entry--requested', 'To answer'],
  ['week-entry week-entry--suggested', 'Suggested'],
  ['week-entry week-entry--block', 'Blocked'],
  ['week-shut', 'Closed or break'],
] as const

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
      className={children ? 'icon-btn' : buttonClass({ variant: 'quiet', size: 'sm' })}
      to={pages.dashboard}
      search={{ tab: 'bookings', list: 'week', ...(from ? { from } : {}) }}
      resetScroll={false}
      aria-label={children ? label : undefined}
    >
      {children ?? label}
    </Link>
  )
}
