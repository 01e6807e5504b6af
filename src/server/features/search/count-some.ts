import { weekdaysOfNow } from '#shared/hours/opening-hours.ts'
import { isOpenThen, type When, whenNow } from '#shared/hours/when.ts'
import type { Facets } from '#shared/schemas/business-list.ts'
import { type Countable, facetsOf } from '#shared/search/facets.ts'
import type { Filters } from '#shared/search/filters.ts'
import { startOfDay } from '#shared/time/dates.ts'
import { BOUNDS } from './bounds.ts'
import type { CountableRow } from './candidate.ts'
import type { MatchCriteria } from './match-criteria.ts'
import { findSomeCountable, type Scope } from './search.repository.ts'
import { findSpecialDaysOf } from './special-days.repository.ts'

/** With more matches than can be scored: estimates from a sample how many each filter would leave. */
export async function countSome(
  scope: Scope,
  criteria: MatchCriteria,
  filters: Filters,
  when: When | null,
  others: readonly (Countable & { id: string })[],
): Promise<Facets> {
  const { db, now } = scope
  // The hours of two days are read: those of the time that was asked for.
  const at = when?.at ?? (when ? startOfDay(when.day) : now)
  const some = await findSomeCountable(scope, criteria, BOUNDS.counted, at)
  const ids = some.map(({ id }) => id)
  const specialDays = await findSpecialDaysOf(db, ids, now)
  const [before, today] = weekdaysOfNow(at)
  const isOpenAtTime = ({ id, hours }: CountableRow, then: When) =>
    hours !== null &&
    isOpenThen({ [before]: hours[0], [today]: hours[1] }, then, specialDays.get(id))
  const all = new Map<string, Countable>(
    some.map((one) => {
      const isNow = at === now
      const isOpen = isNow ? isOpenAtTime(one, whenNow(now)) : null
      return [one.id, { ...one, isOpen, isOpenThen: when === null || isOpenAtTime(one, when) }]
    }),
  )
  for (const other of others) all.set(other.id, other)
  return facetsOf([...all.values()], filters, false)
}
