import { NOT_CLAIMED } from '#shared/catalogue/unclaimed.ts'
import { spokenPlace } from '#shared/places/areas.ts'
import type { CardPage } from '#shared/schemas/business-list.ts'
import type { ResultGroup } from '#shared/search/result-groups.ts'

/** A result in another suburb is nearby up to here; beyond, a heading says so. */
const NEARBY_KM = 10

type ShownGroup = ResultGroup | 'further'
type Results = CardPage['businesses']

interface Group {
  group: ShownGroup
  businesses: Results
}

/** The page's results by group, in their order. */
export function groupResults({
  businesses,
  place,
}: Pick<CardPage, 'businesses' | 'place'>): Group[] {
  const groups: Group[] = []
  for (const business of businesses) {
    const group = business.group ?? 'in'
    const last = groups.at(-1)
    if (last?.group === group) last.businesses.push(business)
    else groups.push({ group, businesses: [business] })
  }
  return place?.isEmpty ? groups : groups.flatMap(withFurther)
}

/** In another order than by distance, near and far are mixed and stay together. */
function withFurther({ group, businesses }: Group): Group[] {
  const far = businesses.findIndex((one) => roundedKm(one) > NEARBY_KM)
  const isByDistance = businesses.slice(far).every((one) => roundedKm(one) > NEARBY_KM)
  if (group !== 'nearby' || far < 0 || !isByDistance) return [{ group, businesses }]
  const further: Group = { group: 'further', businesses: businesses.slice(far) }
  return far === 0 ? [further] : [{ group, businesses: businesses.slice(0, far) }, further]
}

/** As the search rounds it for its order. */
const roundedKm = ({ distanceKm }: Results[number]) => Math.round((distanceKm ?? 0) * 2) / 2

/** 'In Observatory (3)'; null if a heading would be useless. */
export function groupHeading(
  group: ShownGroup,
  { place }: Pick<CardPage, 'place'>,
  groupCount: number,
): string | null {
  if (group === 'loose') return 'Not quite what you asked for'
  if (group === 'unclaimed') return NOT_CLAIMED
  if (place === null) return null
  if (group === 'further') return 'Further away'
  if (group === 'nearby')
    return place.isEmpty ? `The nearest to ${spokenPlace(place.name)}` : 'Nearby'
  if (groupCount === 1 && place.count === null) return null
  return place.count === null
    ? `In ${spokenPlace(place.name)}`
    : `In ${spokenPlace(place.name)} (${place.count})`
}
