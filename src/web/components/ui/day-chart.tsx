import { formatDate } from '#shared/time/dates.ts'
import { niceCeiling } from '#web/lib/nice-ceiling.ts'

type DayChartProps = {
  /** What is counted, such as 'Views'. */
  label: string
  tone: 'sea' | 'coral' | 'sun' | 'leaf'
  /** Oldest first, without gaps. */
  days: { day: string; count: number }[]
}

const STEP = 10
const BAR = 7
const HEIGHT = 100

/**
 * One bar per day. The bars stretch to any width in their own coordinates; the labels are HTML, so that they
 * are not stretched. A screen reader gets one sentence.
 */
export function DayChart({ label, tone, days }: DayChartProps) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const top = niceCeiling(Math.max(...days.map((day) => day.count)))
  return (
    <div className={`day-chart day-chart--${tone}`}>
      <span className="day-chart__max">{top}</span>
      <svg
        className="day-chart__bars"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={inWords(label, days)}
      >
        {days.map(({ day, count }, index) => {
          // A day above zero always has a visible bar.
          const height = count === 0 ? 0 : Math.max(2, (count / top) * HEIGHT)
          return (
            <g key={day}>
              <title>{`${formatDate(day)}: ${count}`}</title>
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
        <span>{dayAndMonth(first.day)}</span>
        <span>{dayAndMonth(last.day)}</span>
      </span>
    </div>
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
