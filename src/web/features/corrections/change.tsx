import { CORRECTION_WORDS } from '#shared/catalogue/corrections.ts'
import type { Correction } from '#shared/schemas/supply/correction.ts'
import { countOf } from '#shared/text/numbers.ts'
import { capeTownDay, formatDate } from '#shared/time/dates.ts'

/** What stands there, what should, and who says so. */
export function Change({ correction }: { correction: Correction }) {
  const { field, today, value, people, since } = correction
  return (
    <>
      <p className="correction__change">
        <b>{CORRECTION_WORDS[field]}</b>
        <del>
          <span className="sr-only">Today: </span>
          {today || 'not known'}
        </del>
        <ins>
          <span className="sr-only">Suggested: </span>
          {value}
        </ins>
      </p>
      <p className="text-small muted">
        {countOf(people, 'person says', 'people say')} so, since{' '}
        {formatDate(capeTownDay(new Date(since)))}
      </p>
    </>
  )
}
