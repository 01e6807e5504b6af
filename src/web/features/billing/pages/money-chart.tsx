import { formatRand } from '#shared/money/money.ts'
import type { MoneyMonth } from '#shared/schemas/billing/money.ts'
import { formatMonth } from '#shared/time/dates.ts'
import { niceCeiling } from '#web/lib/nice-ceiling.ts'

const WIDTH = 1000
const HEIGHT = 240
const FOOT = 28
const LEFT = 70

/** Payments by month: BASIC below, PREMIUM on top of it. */
export function MoneyChart({ months }: { months: MoneyMonth[] }) {
  const totals = months.map(({ basicCents, premiumCents }) => basicCents + premiumCents)
  const top = niceCeiling(Math.max(100, ...totals) / 100) * 100
  const x = (index: number) => LEFT + (index * (WIDTH - LEFT - 20)) / (months.length - 1)
  const y = (cents: number) => HEIGHT - FOOT - (Math.max(0, cents) * (HEIGHT - FOOT - 24)) / top
  const area = (values: number[]) =>
    `M${values.map((cents, index) => `${x(index).toFixed(1)} ${y(cents).toFixed(1)}`).join('L')}L${x(values.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`
  const basic = months.map(({ basicCents }) => basicCents)
  const last = totals.at(-1) ?? 0
  return (
    <svg
      className="money-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`What came in over twelve months: ${months.map(({ month }, index) => `${formatMonth(month)} ${formatRand((totals[index] ?? 0) / 100)}`).join(', ')}`}
    >
      {[0, top / 2, top].map((cents) => (
        <g key={cents}>
          <line x1={LEFT} x2={WIDTH} y1={y(cents)} y2={y(cents)} className="money-chart__grid" />
          <text x={0} y={y(cents) + 5}>
            {formatRand(Math.round(cents / 100))}
          </text>
        </g>
      ))}
      <path d={area(totals)} fill="var(--sun)" />
      <path d={area(basic)} fill="var(--mist)" />
      <circle cx={x(totals.length - 1)} cy={y(last)} r={6} fill="var(--ink)" />
      <text x={WIDTH - 24} y={y(last) - 12} textAnchor="end" className="money-chart__now">
        {formatRand(Math.round(last / 100))}
      </text>
      {months.map(({ month }, index) => (
        <text key={month} x={x(index)} y={HEIGHT - 6} textAnchor="middle">
          {formatMonth(month).slice(0, 3)}
        </text>
      ))}
    </svg>
  )
}
