import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ban, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { leafOf } from '#shared/booking/booking-words.ts'
import { BLOCK_TIME, pages } from '#shared/paths.ts'
import type { BlockedTime } from '#shared/schemas/bookings/free-times.ts'
import type { DashboardAnswer } from '#shared/schemas/dashboard.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/feedback/spinner.tsx'
import { unlessSignedOut } from '#web/lib/api/session.ts'
import { BlockedTimeDialog } from './diary/blocked-time-dialog.tsx'
import { DiaryDialog } from './diary/diary-dialog.tsx'
import { type DiaryDraft, firstTime } from './diary/diary-draft.ts'
import { weekQuery } from './own-bookings.queries.ts'
import { WeekBooking } from './week-booking.tsx'
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
  const { bookings = [], overlaps = {} } = data ?? {}
  const blockedTimes = data?.blockedTimes ?? []
  const week = {
    hours: profile?.operatingHours ?? null,
    breaks: data?.breaks ?? {},
    specialDays: data?.specialDays ?? {},
  }
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = [chosen, today].find((day) => day !== null && days.includes(day)) ?? monday
  const [draft, setDraft] = useState<DiaryDraft | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [block, setBlock] = useState<BlockedTime | null>(null)
  const [isBlockOpen, setIsBlockOpen] = useState(false)
  const add = (next: DiaryDraft) => {
    setDraft(next)
    setIsAdding(true)
  }
  const addOn = (day: string, kind: DiaryDraft['kind']) =>
    add({ kind, day, from: firstTime(day, openMinutes(week, [day])?.from, now) })
  // A week that is over shows its days, but nothing is added to them.
  const dayToAdd = shown < today ? today : shown
  return (
    <section className="panel">
      <div className="panel__head">
        <h2>{titleOf(days)}</h2>
        <div className="week__nav">
          <Button variant="sea" size="sm" onClick={() => addOn(dayToAdd, 'booking')}>
            <Plus className="icon" aria-hidden="true" /> Add booking
          </Button>
          <Button variant="quiet" size="sm" onClick={() => addOn(dayToAdd, 'block')}>
            <Ban className="icon" aria-hidden="true" /> Block time
          </Button>
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
            onPick={(day, from) => add({ kind: 'booking', day, from })}
            onBlock={(id) => {
              setBlock(blockedTimes.find((blocked) => blocked.id === id) ?? null)
              setIsBlockOpen(true)
            }}
            onOpen={setOpenId}
          />
          <p className="week-legend" aria-hidden="true">
            {LEGEND.map(([look, word]) => (
              <span key={word}>
                <i className={look} />
                {word}
              </span>
            ))}
          </p>
          <p className="week-more">
            <Link to={pages.dashboard} search={{ tab: 'listing', part: 'hours' }} hash={BLOCK_TIME}>
              See your blocked times
            </Link>
          </p>
          <WeekList days={days} week={week} bookings={bookings} blockedTimes={blockedTimes} />
        </>
      ) : (
        // After a failure, an empty week would look as if nobody came.
        <div className="week-wait">
          <Spinner />
        </div>
      )}
      <WeekBooking
        booking={bookings.find(({ id }) => id === openId)}
        overlap={openId === null ? undefined : overlaps[openId]}
        businessName={profile?.businessName ?? ''}
        onClose={() => setOpenId(null)}
      />
      {draft && <DiaryDialog draft={draft} open={isAdding} onOpenChange={setIsAdding} />}
      {block && (
        <BlockedTimeDialog block={block} open={isBlockOpen} onOpenChange={setIsBlockOpen} />
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
