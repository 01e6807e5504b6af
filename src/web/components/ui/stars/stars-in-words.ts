import { countOf } from '#shared/text/numbers.ts'

export const MAX_STARS = 5

/** 4.66 → '4.7 out of 5 stars'. Nothing to average → 'No ratings yet'. */
export function starsInWords(value: number): string {
  if (!Number.isFinite(value) || value <= 0) return 'No ratings yet'
  return `${shownRating(value)} out of ${MAX_STARS} stars`
}

/** 'Rated 4.8 of 5 by 8 reviews': an average with what it stands for. */
export const ratingInWords = (value: number, count: number): string =>
  `Rated ${shownRating(value)} of ${MAX_STARS} by ${countOf(count, 'review')}`

/** How many of the five stars are filled for an average, to the half star below: 4.8 does not look like 5. */
export function filledStars(value: number): number {
  return Number.isFinite(value) ? Math.floor(Math.max(0, shownRating(value)) * 2) / 2 : 0
}

/** With one decimal, as it is written. */
const shownRating = (value: number) => Math.round(Math.min(value, MAX_STARS) * 10) / 10
