import type { CheckState, DailyView } from '#shared/schemas/readiness.ts'
import { countOf } from '#shared/text/numbers.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { formatDate } from '#shared/time/dates.ts'

const SHOWN = 30
const STATES = { ok: 'well', warn: 'to look at', bad: 'to mend' } as const

const isSlip = (state: CheckState | undefined) => state === 'warn' || state === 'bad'

/** A cell for each of the last thirty days, and in words what was not well. */
export function LastDays({ days, today }: Pick<DailyView, 'days' | 'today'>) {
  const found = new Map(days.map((day) => [day.day, day]))
  const last = Array.from({ length: SHOWN }, (_, index) => addDays(today, index + 1 - SHOWN))
  const count = (state: keyof typeof STATES) =>
    `${days.filter((day) => day.state === state).length} ${STATES[state]}`
  const slips = days.filter(({ state }) => isSlip(state)).toReversed()
  return (
    <section className="last-days" aria-labelledby="last-days">
      <h2 id="last-days">
        Last 30 days{' '}
        <small>
          {formatDate(last[0] ?? today)} to {formatDate(today)}
        </small>
      </h2>
      <div
        className="last-days__strip"
        role="img"
        aria-label={`${countOf(days.length, 'day')} looked at: ${count('ok')}, ${count('warn')}, ${count('bad')}`}
      >
        {last.map((day) => (
          <i key={day} className={`last-days__${found.get(day)?.state ?? 'none'}`} />
        ))}
      </div>
      {slips.length > 0 && (
        <ul className="last-days__slips">
          {slips.map(({ day, sentence }) => (
            <li key={day}>
              {formatDate(day)}: {sentence}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
