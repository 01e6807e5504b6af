/** One decimal, rounded from integers: 4.45 is 4.5 and never 4.4. */
export function ratingAvg(ratingSum: number, ratingCount: number): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum * 10) / ratingCount) / 10
}
