import { formatRand } from '#shared/money/money.ts'
import type { MoneyMonth } from '#shared/schemas/billing/money.ts'
import { formatMonth } from '#shared/time/dates.ts'
import { niceCeiling } from '#web/lib/nice-ceiling.ts'

const STEPS = 4
const STEP_SIZES = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]
const TOP = 24

/** The plot in its drawing: the smaller it is, the fewer months have their name. */
interface Drawing {
  className: string
  width: number
  height: number
  left: number
  bottom: number
  everyMonths: number
}

const DRAWINGS: Drawing[] = [
  {
    className: 'money-chart--desktop',
    width: 1140,
    height: 312,
    left: 58,
    bottom: 278,
    everyMonths: 1,
  },
  {
    className: 'money-chart--tablet',
    width: 660,
    height: 280,
    left: 54,
    bottom: 246,
    everyMonths: 2,
  },
  {
    className: 'money-chart--phone',
    width: 330,
    height: 230,
    left: 46,
    bottom: 196,
    everyMonths: 3,
  },
]

interface Payments {
  months: string[]
  basic: number[]
  /** BASIC and PREMIUM together. */
  totals: number[]
}

/** Payments by month: BASIC below, PREMIUM on top of it. A month that is not over yet is dashed. */
export function MoneyChart({ months, isRunning }: { months: MoneyMonth[]; isRunning: boolean }) {
  const payments = {
    months: months.map(({ month }) => formatMonth(month)),
    basic: months.map(({ basicCents }) => basicCents),
    totals: months.map(({ basicCents, premiumCents }) => basicCents + premiumCents),
  }
  const amounts = payments.months.map(
    (month, index) => `${month} ${formatRand((payments.totals[index] ?? 0) / 100)}`,
  )
  return (
    <div role="img" aria-label={`What came in over twelve months: ${amounts.join(', ')}`}>
      {DRAWINGS.map((drawing) => (
        <Plot key={drawing.className} drawing={drawing} payments={payments} isRunning={isRunning} />
      ))}
    </div>
  )
}

interface PlotProps {
  drawing: Drawing
  payments: Payments
  isRunning: boolean
}

function Plot({ drawing, payments, isRunning }: PlotProps) {
  const { width, height, left, bottom, everyMonths } = drawing
  const { months, basic, totals } = payments
  const right = width - 14
  const stepRand = niceCeiling(Math.max(...totals) / 100 / STEPS, STEP_SIZES)
  const x = (index: number) => left + (index * (right - left)) / (months.length - 1)
  const y = (cents: number) =>
    bottom - (Math.max(0, cents) * (bottom - TOP)) / (stepRand * STEPS * 100)
  const line = (values: number[], first = 0) =>
    `M${values.map((cents, index) => `${x(first + index).toFixed(1)} ${y(cents).toFixed(1)}`).join('L')}`
  const area = (values: number[]) => `${line(values)}V${bottom}H${left}Z`
  const end = months.length - 1
  const now = totals[end] ?? 0
  return (
    <svg
      className={`money-chart ${drawing.className}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {Array.from({ length: STEPS + 1 }, (_, step) => step * stepRand).map((rand) => (
        <g key={rand}>
          <path d={`M${left} ${y(rand * 100)}H${right}`} className="money-chart__grid" />
          <text x={left - 9} y={y(rand * 100) + 5} textAnchor="end">
            {shortRand(rand)}
          </text>
        </g>
      ))}
      <path d={area(totals)} fill="var(--butter)" />
      <path d={area(basic)} fill="var(--foam)" />
      {[
        { values: totals, className: 'money-chart__premium' },
        { values: basic, className: 'money-chart__basic' },
      ].map(({ values, className }) => (
        <g key={className} className={className}>
          <path d={line(isRunning ? values.slice(0, -1) : values)} />
          {isRunning && <path d={line(values.slice(-2), end - 1)} strokeDasharray="3 7" />}
        </g>
      ))}
      {months.map((month, index) =>
        (end - index) % everyMonths === 0 ? (
          <text
            key={month}
            x={x(index)}
            y={height - 8}
            textAnchor={index === end ? 'end' : 'middle'}
          >
            {month.slice(0, 3)}
          </text>
        ) : null,
      )}
      <circle cx={x(end)} cy={y(now)} r={6} className="money-chart__dot" />
      <text x={x(end) - 14} y={y(now) - 6} textAnchor="end" className="money-chart__now">
        {formatRand(Math.round(now / 100))}
      </text>
    </svg>
  )
}

const shortRand = (rand: number) => (rand >= 1000 ? `R${rand / 1000}k` : formatRand(rand))
