import { type NamedTime, type When, whenOf } from '#shared/hours/when.ts'
import type { Filters } from './filters.ts'

/** The time of the filters; null if none was chosen. A time without a day says nothing. */
export function timeOfFilters({ open, day, time }: Filters): NamedTime | null {
  if (open !== undefined) return { day: 'today', time: 'now' }
  return day === undefined ? null : { day, time: time ?? null }
}

export function whenOfFilters(filters: Filters, now: Date): When | null {
  const named = timeOfFilters(filters)
  return named && whenOf(named, now)
}
