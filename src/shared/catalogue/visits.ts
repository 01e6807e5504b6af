/** What a visitor did on the page of a business, beside looking and booking. */
export const VISITOR_STEPS = ['call', 'write', 'directions', 'website'] as const
export type VisitorStep = (typeof VISITOR_STEPS)[number]

/** A search word is stored as text, and shown, only once so many searches share it. */
export const SHARED_BY_SEARCHES = 3

/** A trade's median is shown only with so many others in it. */
const FEWEST_OTHERS = 5

/** The weeks that are counted, including this one, for each span of the Analytics tab. */
export const WEEKS_OF_SPAN = { '30': 5, '90': 13 } as const

/** Of other businesses; null with too few, so that none of them can be told from it. */
export function medianOfOthers(figures: readonly number[]): number | null {
  if (figures.length < FEWEST_OTHERS) return null
  const sorted = figures.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
