import { PRIOR_RATING_COUNT, PRIOR_RATING_SUM } from '#shared/catalogue/review-weights.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { Area } from '#shared/places/areas.ts'
import { searchable } from '#shared/text/normalise.ts'
import type { AreaPart } from './area-part.ts'
import { allNeedles, closeNeedles, type ParsedQuery, type WordGroup } from './query.ts'
import { suburbOf } from './suburb-of.ts'

/** The fields of a business that search reads, as the owner wrote them. */
export interface SearchedBusiness {
  businessName: string
  industry: string
  description: string | null
  area: Area
  address: string
  services: readonly string[]
  amenities: readonly string[]
}

/** The same, normalised when written: what the database stores and indexes. */
export interface SearchText {
  name: string
  industry: string
  services: string
  description: string
  place: string
  suburb: string | null
}

export function searchTextOf(business: SearchedBusiness): SearchText {
  return {
    name: searchable(business.businessName),
    industry: searchable(business.industry),
    services: servicesText(business),
    description: searchable(business.description ?? ''),
    // Two spaces between them, so that no needle matches across area and address.
    place: searchable(business.area) + searchable(business.address),
    suburb: suburbOf(business.address, business.area)?.name ?? null,
  }
}

/** Two spaces again, so that no needle matches across two services. */
export function servicesText({
  services,
  amenities,
}: Pick<SearchedBusiness, 'services' | 'amenities'>): string {
  return [...services, ...amenities].map(searchable).join('')
}

/** Best first. */
export const MATCH_FIELDS = ['name', 'services', 'industry', 'description'] as const
export type MatchField = (typeof MATCH_FIELDS)[number]

/** If too many match to score all, the tiers are filled one after the other. */
export interface MatchRank {
  /** Every word was found literally or as a synonym. */
  close: boolean
  /** 0 in the requested place, then ring by ring around it. */
  ring: number
  /** The lowest-priority field that was needed to find every word. */
  field: MatchField
}

/** Null if the business does not match. */
export function matchText(area: string, text: SearchText, parsed: ParsedQuery): MatchRank | null {
  const ring = parsed.area ? ringOf(area, text, parsed.area) : 0
  if (ring === null) return null

  const closeField = furthestField(text, parsed.words, closeNeedles)
  if (closeField) return { close: true, ring, field: closeField }
  const field = furthestField(text, parsed.words, allNeedles)
  return field && { close: false, ring, field }
}

/** The last ring: nearby, but at an unknown distance. */
function ringOf(area: string, text: SearchText, part: AreaPart): number | null {
  const isInPlace = matchArea(area, text, part)
  if (isInPlace === null) return null
  if (isInPlace) return 0
  const ring = part.rings.findIndex((suburbs) => isOneOf(suburbs, text.suburb))
  return 1 + (ring < 0 ? part.rings.length : ring)
}

const isOneOf = (suburbs: readonly string[], suburb: string | null) =>
  suburb !== null && suburbs.includes(suburb)

export const containsAny = (text: string, needles: readonly string[]) =>
  needles.some((needle) => text.includes(needle))

/** True in the place itself, false around it, null elsewhere. */
export function matchArea(area: string, text: SearchText, part: AreaPart): boolean | null {
  if (part.fromQuery && MATCH_FIELDS.some((field) => containsAny(text[field], part.needles))) {
    return true
  }
  if (part.places.some(({ name }) => name === text.suburb)) return true
  const isInArea = part.widened.some((widened) => widened === area)
  const isAround = isInArea || part.rings.some((suburbs) => isOneOf(suburbs, text.suburb))
  if (!containsAny(text.place, part.needles)) return isAround ? false : null
  // Strand Street is in the City Bowl: a place name in an address of another area matches, but not exactly.
  return part.widened.length === 0 || isInArea || (area === 'Other' && text.suburb === null)
}

function furthestField(
  text: SearchText,
  groups: readonly WordGroup[],
  needlesOf: (group: WordGroup) => readonly string[],
): MatchField | null {
  let furthest = 0
  for (const group of groups) {
    const needles = needlesOf(group)
    const found = MATCH_FIELDS.findIndex((field) => containsAny(text[field], needles))
    if (found < 0) return null
    furthest = Math.max(furthest, found)
  }
  return MATCH_FIELDS[furthest] ?? null
}

/** Negative if `a` comes first: words before place before field. */
export function compareRanks(a: MatchRank, b: MatchRank): number {
  return (
    Number(b.close) - Number(a.close) ||
    a.ring - b.ring ||
    MATCH_FIELDS.indexOf(a.field) - MATCH_FIELDS.indexOf(b.field)
  )
}

/**
 * A single five-star review is weak evidence: few ratings stay near the city's average, many ratings count
 * fully. Integers and one division, so that every database computes the same double.
 */
export function rankScore(ratingSum: number, ratingCount: number): number {
  return (ratingSum + PRIOR_RATING_SUM) / (ratingCount + PRIOR_RATING_COUNT)
}

export interface ListedBusiness {
  id: string
  businessName: string
  /** Empty while nobody has claimed it. */
  plan: Plan | ''
  /** With the extra weight of booked and confirmed ratings. */
  ratingSum: number
  ratingCount: number
}

/** The order of every list. */
export function compareBusinesses(a: ListedBusiness, b: ListedBusiness): number {
  return compareListed(
    { ...a, name: searchable(a.businessName) },
    { ...b, name: searchable(b.businessName) },
  )
}

/** `name` as stored for search; by code point, like SQLite's BINARY and PostgreSQL's "C". */
export type StoredBusiness = Omit<ListedBusiness, 'businessName'> & { name: string }

/** As the databases sort the plans, backwards: nobody who pays is below a business that nobody has claimed. */
const PLACE_OF_PLAN: Record<Plan | '', number> = { PREMIUM: 0, BASIC: 1, '': 2 }

/** What nobody has claimed comes after the others. */
const compareClaimed = (a: StoredBusiness, b: StoredBusiness) =>
  Number(a.plan === '') - Number(b.plan === '')

export function compareListed(a: StoredBusiness, b: StoredBusiness): number {
  return (
    PLACE_OF_PLAN[a.plan] - PLACE_OF_PLAN[b.plan] ||
    rankScore(b.ratingSum, b.ratingCount) - rankScore(a.ratingSum, a.ratingCount) ||
    compareText(a.name, b.name) ||
    compareText(a.id, b.id)
  )
}

/** The same order as the indexes, which are read twice: first without what nobody has claimed. */
export function compareOrdered(
  a: StoredBusiness & { createdAt: string },
  b: StoredBusiness & { createdAt: string },
  order: 'rated' | 'newest',
): number {
  const ahead =
    compareClaimed(a, b) ||
    (order === 'newest'
      ? compareText(b.createdAt, a.createdAt) || compareText(a.id, b.id)
      : rankScore(b.ratingSum, b.ratingCount) - rankScore(a.ratingSum, a.ratingCount))
  return ahead || compareListed(a, b)
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
