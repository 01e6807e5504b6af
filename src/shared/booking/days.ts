const DAY_MS = 24 * 60 * 60 * 1000

/** A day is 'YYYY-MM-DD' and nothing else: no zone, no clock. */
const utcOf = (day: string) => Date.parse(`${day}T00:00:00.000Z`)

export function addDays(day: string, days: number): string {
  return new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayIndex(day: string): number {
  return (new Date(utcOf(day)).getUTCDay() + 6) % 7
}
