import type { Area } from '#shared/places/areas.ts'
import { distanceKm, nearestKm, type Point } from '#shared/places/distance.ts'
import { type Place, SUBURBS, suburbOfStreet } from '#shared/places/suburbs.ts'
import { prune } from './needles.ts'
import type { FoundPlaces } from './places.ts'
import type { FoundStreet } from './streets.ts'

/** The range of words in the first box. */
export interface Span {
  start: number
  end: number
}

/** Where a search is to look. */
export interface AreaPart {
  /** Its common name. */
  name: string
  /** The known places of that name; empty for a street or a part of an address. */
  places: readonly Place[]
  /** A business with any of these in its area or address is in the requested place. */
  needles: string[]
  /** Areas around the place: businesses there match too, after those in the place itself. */
  widened: Area[]
  /** The suburbs around it in rings, the nearest first, of any area. */
  rings: readonly (readonly string[])[]
  /** Those of them that are in none of these areas. */
  acrossBorders: readonly string[]
  /** The place was part of the query, so it may be part of a name: search the texts as well. */
  fromQuery: Span | null
  /** The visitor's location, from the device and not from a word. */
  isHere?: boolean
}

/** Up to this distance a suburb of another area counts as nearby. */
const NEARBY_KM = 6
/** With few results nearer, those up to this distance are shown as well, of whichever area. */
export const REACH_KM = 20
/** The radius of the rings around a place; the last one has the rest of its area. */
const RINGS_KM = [2, 4, NEARBY_KM, 12, Number.POSITIVE_INFINITY]

export function areaPart(places: readonly Place[], fromQuery: Span | null): AreaPart {
  const needlesOf = (place: Place) => place.spellings.map((spelling) => ` ${spelling} `)
  const widened = [...new Set(places.map((place) => place.area))]
  return {
    name: places.map(({ name }) => name).join(' or '),
    places,
    needles: prune(places.flatMap(needlesOf)),
    widened,
    ...suburbsAround(places, widened),
    fromQuery: fromQuery && { start: fromQuery.start, end: fromQuery.end },
  }
}

/** A street is known by its addresses alone; around it comes what is around its suburb. */
export function streetPart(street: FoundStreet, found: FoundPlaces | null): AreaPart {
  const { name, spellings, start, end } = street
  const suburbs = found?.places ?? [suburbOfStreet(name) ?? []].flat()
  const around = areaPart(
    suburbs.map((suburb) => ({ ...suburb, name })),
    { start: Math.min(start, found?.start ?? start), end: Math.max(end, found?.end ?? end) },
  )
  return { ...around, name, needles: spellings.map((spelling) => ` ${spelling} `) }
}

/** Around the visitor's location: nothing is 'in' it, the suburbs around come by distance. */
export function areaAround(point: Point): AreaPart {
  const near = SUBURBS.filter((place) => place.point && distanceKm(place.point, point) <= NEARBY_KM)
  const widened = [...new Set(near.map(({ area }) => area))]
  const name = 'your suburb'
  const here = { name, area: 'Other' as const, spellings: [], point, isArea: false }
  return {
    name,
    places: [here],
    needles: [],
    widened,
    ...suburbsAround([here], widened),
    fromQuery: null,
    isHere: true,
  }
}

/** Only the near suburbs of other areas; empty for a whole area, which has no centre. */
function suburbsAround(
  places: readonly Place[],
  widened: readonly Area[],
): Pick<AreaPart, 'rings' | 'acrossBorders'> {
  const middles = places.flatMap(({ point }) => point ?? [])
  if (middles.length === 0) return { rings: [], acrossBorders: [] }
  const rings = RINGS_KM.map((): string[] => [])
  const acrossBorders: string[] = []
  for (const { name, area, point } of SUBURBS) {
    const km = point ? nearestKm(middles, point) : Number.POSITIVE_INFINITY
    const isOfArea = widened.includes(area)
    if (!isOfArea && km > NEARBY_KM) continue
    rings[RINGS_KM.findIndex((reach) => km <= reach)]?.push(name)
    if (!isOfArea) acrossBorders.push(name)
  }
  return { rings, acrossBorders }
}
