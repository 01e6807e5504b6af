import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { AREAS } from '#shared/places/areas.ts'
import type { Facets } from '#shared/schemas/business-list.ts'
import { type Filters, meetsFilters, type Narrowable, PRICES } from './filters.ts'

/** Only the most frequent values are listed. */
const MAX_SUBURBS = 12

export interface Countable extends Narrowable {
  area: string
  suburb: string | null
  /** Null if the hours were not read. */
  isOpen: boolean | null
}

/**
 * How many results each filter would leave, in addition to the active ones; a lower bound if not all were
 * counted.
 */
export function facetsOf(all: readonly Countable[], filters: Filters, isAll: boolean): Facets {
  const countOf = (wanted: Filters) =>
    all.filter(
      (one) => meetsFilters(one, wanted) && (wanted.open === undefined || one.isOpen === true),
    ).length
  return {
    isExact: isAll,
    open: countOf({ ...filters, open: 'now' }),
    openIsExact: isAll && all.every(({ isOpen }) => isOpen !== null),
    stars: countOf({ ...filters, stars: '4' }),
    book: countOf({ ...filters, book: 'online' }),
    price: PRICES.map((price) => countOf({ ...filters, price })),
    industries: INDUSTRIES.map((name) => ({
      name,
      count: countOf({ ...filters, industry: name }),
    })).filter(({ count }) => count > 0),
    ...placesOf(all.filter((one) => meetsFilters(one, filters))),
  }
}

function placesOf(all: readonly Countable[]): Pick<Facets, 'areas' | 'suburbs'> {
  const suburbs = new Map<string, number>()
  for (const { suburb } of all)
    if (suburb !== null) suburbs.set(suburb, (suburbs.get(suburb) ?? 0) + 1)
  return {
    areas: AREAS.map((name) => ({
      name,
      count: all.filter(({ area }) => area === name).length,
    })).filter(({ count }) => count > 0),
    suburbs: [...suburbs]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .slice(0, MAX_SUBURBS),
  }
}
