import type { CardPage } from '#shared/schemas/business-list.ts'
import type { ResultGroup } from '#shared/search/result-groups.ts'

interface Group {
  group: ResultGroup
  businesses: CardPage['businesses']
}

/** The page's results by group, in their order. */
export function groupResults({ businesses }: Pick<CardPage, 'businesses'>): Group[] {
  const groups: Group[] = []
  for (const business of businesses) {
    const group = business.group ?? 'in'
    const last = groups.at(-1)
    if (last?.group === group) last.businesses.push(business)
    else groups.push({ group, businesses: [business] })
  }
  return groups
}

/** 'In Observatory (3)'; null if a heading would be useless. */
export function groupHeading(
  group: ResultGroup,
  { place }: Pick<CardPage, 'place'>,
  groupCount: number,
): string | null {
  if (group === 'loose') return 'Less close to what you asked for'
  if (place === null) return null
  if (group === 'nearby') return place.isEmpty ? `The nearest to ${place.name}` : 'Nearby'
  if (groupCount === 1 && place.count === null) return null
  return place.count === null ? `In ${place.name}` : `In ${place.name} (${place.count})`
}
