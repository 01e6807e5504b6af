import { isOpenAt, weekdaysOfNow } from '#shared/hours/opening-hours.ts'
import type { Facets } from '#shared/schemas/business-list.ts'
import { type Countable, facetsOf } from '#shared/search/facets.ts'
import type { Filters } from '#shared/search/filters.ts'
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
  others: readonly (Countable & { id: string })[],
): Promise<Facets> {
  const { db, now } = scope
  const some = await findSomeCountable(scope, criteria, BOUNDS.counted)
  const ids = some.map(({ id }) => id)
  const specialDays = await findSpecialDaysOf(db, ids, now)
  const [before, today] = weekdaysOfNow(now)
  const isOpen = ({ id, hours }: CountableRow) =>
    hours !== null && isOpenAt({ [before]: hours[0], [today]: hours[1] }, now, specialDays.get(id))
  const all = new Map<string, Countable>(
    some.map((one) => [one.id, { ...one, isOpen: isOpen(one) }]),
  )
  for (const other of others) all.set(other.id, other)
  return facetsOf([...all.values()], filters, false)
}
