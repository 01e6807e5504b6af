/** Percent, and the first day on which it applies. A change of the law is one more line. */
const RATES = [{ from: '2018-04-01', percent: 15 }] as const

export function vatPercent(day: string): number {
  return RATES.findLast(({ from }) => from <= day)?.percent ?? 0
}

/** The tax included in a price. */
export function vatInside(cents: number, percent: number): number {
  const inside = Math.round((Math.abs(cents) * percent) / (100 + percent))
  return cents < 0 ? -inside : inside
}
