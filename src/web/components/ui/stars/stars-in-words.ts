export const MAX_STARS = 5

/** 4.66 → '4.7 out of 5 stars'. Nothing to average → 'No ratings yet'. */
export function starsInWords(value: number): string {
  if (!Number.isFinite(value) || value <= 0) return 'No ratings yet'
  const shown = Math.round(Math.min(value, MAX_STARS) * 10) / 10
  return `${shown} out of ${MAX_STARS} stars`
}

/** How many of the five stars are filled for an average. */
export function filledStars(value: number): number {
  return Number.isFinite(value) ? Math.min(MAX_STARS, Math.max(0, Math.round(value))) : 0
}
