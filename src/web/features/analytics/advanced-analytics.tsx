import { useQuery } from '@tanstack/react-query'
import type { AdvancedAnalytics, AdvancedFigure, AnalyticsSpan } from '#shared/schemas/analytics.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { formatDate } from '#shared/time/dates.ts'
import { BarChart } from '#web/components/ui/day-chart.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { unlessSignedOut } from '#web/lib/api/session.ts'
import { advancedAnalyticsQuery } from './analytics.query.ts'

const FIGURE_NAME: Record<AdvancedFigure, string> = {
  views: 'Looked at your page',
  call: 'Called',
  write: 'Wrote or chatted',
  booking: 'Asked to book',
  directions: 'Looked for the way',
  website: 'Opened your website',
}

/** What led visitors here, and what they did next. Sums only: nobody is followed. */
export function AdvancedAnalyticsPanel({ span }: { span: AnalyticsSpan }) {
  const { data } = useQuery({ ...advancedAnalyticsQuery(span), throwOnError: unlessSignedOut })
  return (
    <Panel title="Advanced Analytics" level="h3" className="advanced">
      {data ? <Parts data={data} /> : <Skeleton height={384} />}
    </Panel>
  )
}

function Parts({ data }: { data: AdvancedAnalytics }) {
  const { since, words, suburbs, hours } = data
  const missing = missingIn(data)
  return (
    <>
      <p className="text-small muted">
        Whole weeks, since Monday {formatDate(since)}. We count sums and follow nobody.
      </p>
      <div className="advanced__parts">
        <NextSteps data={data} />
        {hours.some((count) => count > 0) && <Hours hours={hours} />}
        {words.length > 0 && <Counted title="Search words that led here" counted={words} />}
        {suburbs.length > 0 && <Counted title="Where they searched" counted={suburbs} />}
      </div>
      {missing.length > 0 && <p className="muted">Coming soon: {missing.join('; ')}.</p>}
    </>
  )
}

/** What there is too little of, and when it is shown. */
const missingIn = ({ words, suburbs, hours, others }: AdvancedAnalytics): string[] =>
  [
    words.length === 0 && 'search words, once three searches share one',
    suburbs.length === 0 && 'suburbs, once people searched in one',
    hours.every((count) => count === 0) && 'hours, once people looked',
    others === 0 && 'your trade, once five others are in it',
  ].filter((sentence) => sentence !== false)

function NextSteps({ data: { figures, others } }: { data: AdvancedAnalytics }) {
  const isCompared = others > 0
  return (
    <section>
      <h4>What visitors did next</h4>
      <Table
        label="What visitors did next"
        columns={['Visitors', 'You', ...(isCompared ? ['Your trade'] : [])]}
        figures
      >
        {figures.map(({ kind, own, median }) => (
          <tr key={kind}>
            <th scope="row">{FIGURE_NAME[kind]}</th>
            <td className="table__number">{formatCount(own)}</td>
            {isCompared && <td className="table__number">{median}</td>}
          </tr>
        ))}
      </Table>
      {isCompared && (
        <p className="text-small muted">
          Your trade: the median of {others} others. Half of them have more, half have less.
        </p>
      )}
    </section>
  )
}

const hourName = (hour: number) => `${String(hour).padStart(2, '0')}:00`

function Hours({ hours }: { hours: number[] }) {
  const best = hours.indexOf(Math.max(...hours))
  return (
    <section>
      <h4>When they looked</h4>
      <BarChart
        inWords={`Views by hour: most from ${hourName(best)} with ${hours[best]}`}
        tone="sea"
        bars={hours.map((count, hour) => ({ name: hourName(hour), count }))}
        ends={[hourName(0), hourName(23)]}
      />
    </section>
  )
}

function Counted({ title, counted }: { title: string; counted: AdvancedAnalytics['words'] }) {
  const most = Math.max(...counted.map(({ count }) => count))
  return (
    <section>
      <h4>{title}</h4>
      <ul className="advanced__counted">
        {counted.map(({ name, count }) => (
          <li key={name}>
            <span dir="auto">{name}</span> <b>{formatCount(count)}</b>
            <progress value={count} max={most} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  )
}
