import type { Facets } from '#shared/schemas/business-list.ts'
import { type Countable, facetsOf } from '#shared/search/facets.ts'
import type { Filters } from '#shared/search/filters.ts'
import { BOUNDS } from './bounds.ts'
import type { MatchCriteria } from './match-criteria.ts'
import { isOpen, readHours } from './read-hours.ts'
import { findSomeCountable, type Scope } from './search.repository.ts'

/** With more matches than can be scored: estimates from a sample how many each filter would leave. */
export async function countSome(
  scope: Scope,
  criteria: MatchCriteria,
  filters: Filters,
  others: readonly (Countable & { id: string })[],
): Promise<Facets> {
  const some = await findSomeCountable(scope, criteria, BOUNDS.counted)
  const hoursById = await readHours(scope, some)
  const all = new Map<string, Countable>(
    some.map((one) => [one.id, { ...one, isOpen: isOpen(hoursById, one.id, scope.now) }]),
  )
  for (const other of others) all.set(other.id, other)
  return facetsOf([...all.values()], filters, false)
}
