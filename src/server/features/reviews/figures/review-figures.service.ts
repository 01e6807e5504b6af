import type { Context } from '#server/platform/context.ts'
import { HIDE_REASONS } from '#shared/catalogue/hide-reasons.ts'
import type { ReviewYear } from '#shared/read-api.ts'
import { countByYear, countHiddenByReason } from './review-figures.repository.ts'

/** Counting reads every review, and anybody may open the page. */
const FRESH_MS = 10 * 60 * 1000
const OTHER_REASON = 'Another reason'

/** What became of the reviews of each year, newest first. */
export function createReviewFiguresService({ db, clock }: Context) {
  let known: { at: number; years: Promise<ReviewYear[]> } | undefined

  const count = async (): Promise<ReviewYear[]> => {
    const [counts, hidden] = await Promise.all([countByYear(db), countHiddenByReason(db)])
    const names = [...new Set(counts.map(({ year }) => year))].sort().reverse()
    return names.map((year) => {
      const ofYear = counts.filter((each) => each.year === year)
      const sum = (isMeant: (each: (typeof counts)[number]) => boolean) =>
        ofYear.filter(isMeant).reduce((total, each) => total + Number(each.count), 0)
      return {
        year,
        received: sum(() => true),
        held: sum(({ state }) => state === 'held'),
        rejected: sum(
          ({ state, removed, isWithdrawn }) => state === 'hidden' && removed + isWithdrawn === 0,
        ),
        removed: sum(({ state, removed }) => state === 'hidden' && removed === 1),
        withdrawn: sum(({ isWithdrawn }) => isWithdrawn === 1),
        reasons: reasonsOf(hidden.filter((each) => each.year === year)),
      }
    })
  }

  return {
    get: (): Promise<ReviewYear[]> => {
      const at = clock().getTime()
      if (known && at - known.at < FRESH_MS) return known.years
      const counted = { at, years: count() }
      known = counted
      // A failure is not remembered: the next reader asks again.
      counted.years.catch(() => {
        if (known === counted) known = undefined
      })
      return counted.years
    },
  }
}

/** An admin's own words may name somebody, so they are counted together. */
function reasonsOf(rows: { reason: string | null; count: number }[]): ReviewYear['reasons'] {
  const counts = new Map<string, number>()
  for (const { reason, count } of rows) {
    const name = reason !== null && HIDE_REASONS.includes(reason) ? reason : OTHER_REASON
    counts.set(name, (counts.get(name) ?? 0) + Number(count))
  }
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count)
}
