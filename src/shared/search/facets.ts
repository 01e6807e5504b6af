import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { AREAS } from '#shared/places/areas.ts'
import type { Facets } from '#shared/schemas/business-list.ts'
import { type Filters, meetsFilters, type Narrowable, PRICES } from './filters.ts'

/** Only the most frequent values are listed. */
const MAX_SUBURBS = 12

export interface Countable extends Narrowable {
  area: string
  suburb: string | null
  /** Now; null if the hours were not read. */
  isOpen: boolean | null
  /** At the time that was asked for; true if none was. */
  isOpenThen: boolean
}

/**
 * How many results each filter would leave, in addition to the active ones; a lower bound if not all were
 * counted.
 */
export function facetsOf(all: readonly Countable[], filters: Filters, isAll: boolean): Facets {
  const meeting = (wanted: Filters) =>
    all.filter(
      (one) =>
        meetsFilters(one, wanted) &&
        (wanted.open === undefined ? one.isOpenThen : one.isOpen === true),
    )
  const countOf = (wanted: Filters) => meeting({ ...filters, ...wanted }).length
  const industries = countBy(
    meeting({ ...filters, industry: undefined }),
    ({ industry }) => industry,
  )
  const here = all.filter((one) => meetsFilters(one, filters))
  const areas = countBy(here, ({ area }) => area)
  return {
    isExact: isAll,
    open: countOf({ open: 'now' }),
    openIsExact: isAll && all.every(({ isOpen }) => isOpen !== null),
    stars: countOf({ stars: '4' }),
    book: countOf({ book: 'online' }),
    price: PRICES.map((price) => countOf({ price })),
    industries: namesWithCounts(INDUSTRIES, industries),
    areas: namesWithCounts(AREAS, areas),
    suburbs: mostFrequent(countBy(here, ({ suburb }) => suburb)),
  }
}

/** How many have each value; null is none. */
function countBy<One>(all: readonly One[], read: (one: One) => string | null) {
  const counts = new Map<string, number>()
  for (const one of all) {
    const value = read(one)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** In the order of the names, without those that nobody has. */
const namesWithCounts = (names: readonly string[], counts: ReadonlyMap<string, number>) =>
  names.flatMap((name) => {
    const count = counts.get(name)
    return count === undefined ? [] : [{ name, count }]
  })

const mostFrequent = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_SUBURBS)
