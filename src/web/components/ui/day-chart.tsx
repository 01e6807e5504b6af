import { formatDate } from '#shared/time/dates.ts'
import { niceCeiling } from '#web/lib/nice-ceiling.ts'

interface BarChartProps {
  /** The sentence for a screen reader. */
  inWords: string
  tone: 'sea' | 'coral' | 'sun' | 'leaf'
  /** `name` is shown when it is pointed at. */
  bars: { name: string; count: number }[]
  /** Below the first and the last bar. */
  ends: [first: string, last: string]
}

const STEP = 10
const BAR = 7
const HEIGHT = 100

/**
 * The bars stretch to any width in their own coordinates; the labels are HTML, so that they are not stretched. A
 * screen reader gets one sentence.
 */
export function BarChart({ inWords, tone, bars, ends: [first, last] }: BarChartProps) {
  const top = niceCeiling(Math.max(...bars.map(({ count }) => count)))
  return (
    <div className={`day-chart day-chart--${tone}`}>
      <span className="day-chart__max">{top}</span>
      <svg
        className="day-chart__bars"
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={inWords}
      >
        {bars.map(({ name, count }, index) => {
          // A bar above zero is always visible.
          const height = count === 0 ? 0 : Math.max(2, (count / top) * HEIGHT)
          return (
            <g key={name}>
              <title>{`${name}: ${count}`}</title>
              <rect className="day-chart__hit" x={index * STEP} width={STEP} height={HEIGHT} />
              <rect
                className="day-chart__bar"
                x={index * STEP + (STEP - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
              />
            </g>
          )
        })}
      </svg>
      <span className="day-chart__days" aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </span>
    </div>
  )
}

interface DayChartProps extends Pick<BarChartProps, 'tone'> {
  /** What is counted, such as 'Views'. */
  label: string
  /** Oldest first, without gaps. */
  days: { day: string; count: number }[]
}

/** One bar per day. */
export function DayChart({ label, tone, days }: DayChartProps) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return (
    <BarChart
      inWords={inWords(label, days)}
      tone={tone}
      bars={days.map(({ day, count }) => ({ name: formatDate(day), count }))}
      ends={[dayAndMonth(first.day), dayAndMonth(last.day)]}
    />
  )
}

function dayAndMonth(day: string): string {
  return formatDate(day).replace(/ \d{4}$/, '')
}

function inWords(label: string, days: DayChartProps['days']): string {
  const total = days.reduce((sum, day) => sum + day.count, 0)
  if (total === 0) return `${label} by day: none in ${days.length} days`
  const best = days.reduce((most, day) => (day.count > most.count ? day : most))
  return `${label} by day: ${total} in ${days.length} days, most on ${formatDate(best.day)} with ${best.count}`
}
