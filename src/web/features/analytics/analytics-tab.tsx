import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Plan } from '#shared/money/plans.ts'
import {
  ANALYTICS_SPANS,
  type AnalyticsAnswer,
  type AnalyticsSpan,
  type Counts,
} from '#shared/schemas/analytics.ts'
import { formatDate } from '#shared/time/dates.ts'
import { DayChart } from '#web/components/ui/day-chart.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { unlessSignedOut } from '#web/lib/api/session.ts'
import { AdvancedAnalyticsPanel } from './advanced-analytics.tsx'
import { analyticsQuery } from './analytics.query.ts'
import { PremiumAccount } from './premium-account.tsx'

const FIGURES: { kind: keyof Counts; title: string; tone: 'sea' | 'coral' | 'sun' | 'leaf' }[] = [
  { kind: 'views', title: 'Views', tone: 'sea' },
  { kind: 'bookings', title: 'Bookings', tone: 'coral' },
  { kind: 'shares', title: 'Shares', tone: 'sun' },
  { kind: 'reviews', title: 'Reviews', tone: 'leaf' },
]

export function AnalyticsTab({ plan }: { plan: Plan }) {
  const [span, setSpan] = useState<AnalyticsSpan>('30')
  const { data } = useQuery({ ...analyticsQuery(span), throwOnError: unlessSignedOut })
  return (
    <div className="dashboard-pad dashboard-stack">
      <div className="panel__head">
        <h2>Analytics</h2>
        <SpanChoice span={span} onChoose={setSpan} />
      </div>
      <div className="analytics-figures">
        {FIGURES.map(({ kind, title, tone }) => (
          <Panel key={kind} title={title} level="h3" className="analytics-figure">
            {data ? (
              <>
                <p className="analytics-figure__total">
                  <span className="analytics-figure__number">{data.totals[kind]}</span> in{' '}
                  {data.days.length} days
                </p>
                <DayChart
                  label={title}
                  tone={tone}
                  days={data.days.map((day) => ({ day: day.day, count: day[kind] }))}
                />
              </>
            ) : (
              <Skeleton height={176} />
            )}
          </Panel>
        ))}
      </div>
      {data && <AnswerFigures answers={data.answers} />}
      {data && <FiguresTable data={data} />}
      {plan === 'PREMIUM' && (
        <>
          <AdvancedAnalyticsPanel span={span} />
          <PremiumAccount />
        </>
      )}
    </div>
  )
}

/** The same wording as on the public page. */
function AnswerFigures({ answers }: { answers: AnalyticsAnswer['answers'] }) {
  const { asked, answered, typicalMinutes, says } = answers
  return (
    <Panel title="How fast you answer" level="h3">
      {asked === 0 ? (
        <p>No booking request has come to its end in the last 90 days.</p>
      ) : (
        <p>
          <b>
            {answered} of {asked}
          </b>{' '}
          answered in 90 days
          {typicalMinutes !== null && (
            <>
              , typically after <b>{durationOf(typicalMinutes)}</b>
            </>
          )}
          .
        </p>
      )}
      <p className="text-small muted">
        {says
          ? `Your listing says: ${says}`
          : 'Not shown on your listing yet. It needs five answers in 90 days, most requests answered in time.'}
      </p>
    </Panel>
  )
}

const durationOf = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`

interface SpanChoiceProps {
  span: AnalyticsSpan
  onChoose: (span: AnalyticsSpan) => void
}

function SpanChoice({ span, onChoose }: SpanChoiceProps) {
  return (
    <fieldset className="tabs analytics-spans">
      <legend className="sr-only">How far back</legend>
      {ANALYTICS_SPANS.map((days) => (
        <label key={days}>
          <input
            className="sr-only"
            type="radio"
            name="span"
            checked={span === days}
            onChange={() => onChoose(days)}
          />
          {days} days
        </label>
      ))}
    </fieldset>
  )
}

/** The same figures as text, newest first: for screen readers, and for exact numbers. */
function FiguresTable({ data }: { data: AnalyticsAnswer }) {
  return (
    <details className="panel analytics-table">
      <summary>Show the figures as a table</summary>
      <Table label="Figures by day" columns={['Day', ...FIGURES.map(({ title }) => title)]} figures>
        {data.days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">{formatDate(day.day)}</th>
            {FIGURES.map(({ kind }) => (
              <td key={kind} className="table__number">
                {day[kind]}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </details>
  )
}
