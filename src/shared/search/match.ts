import { PRIOR_RATING_COUNT, PRIOR_RATING_SUM } from '#shared/catalogue/review-weights.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { Area } from '#shared/places/areas.ts'
import { searchable } from './normalise.ts'
import {
  type AreaPart,
  allNeedles,
  closeNeedles,
  type ParsedQuery,
  type WordGroup,
} from './query.ts'
import { suburbOf } from './suburb-of.ts'

/** What search reads of a business, as it is written by its owner. */
export interface SearchedBusiness {
  businessName: string
  industry: string
  description: string | null
  area: Area
  address: string
  services: readonly string[]
  amenities: readonly string[]
}

/** The same, made ready once when it is written: what a database stores and indexes. */
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
    // Two spaces meet between the two, so no needle reaches from the area into the address.
    place: searchable(business.area) + searchable(business.address),
    suburb: suburbOf(business.address, business.area)?.name ?? null,
  }
}

/** Again two spaces, so that no needle reaches from one service into the next. */
export function servicesText({
  services,
  amenities,
}: Pick<SearchedBusiness, 'services' | 'amenities'>): string {
  return [...services, ...amenities].map(searchable).join('')
}

/** Best first. */
export const MATCH_FIELDS = ['name', 'services', 'industry', 'description'] as const
export type MatchField = (typeof MATCH_FIELDS)[number]

/** Where so many match that not all are scored, a step of this ladder is filled after the other. */
export interface MatchRank {
  /** Everything asked for was found in so many words or in words that mean the same. */
  close: boolean
  /** 0 in the place that was asked for, then ring by ring around it. */
  ring: number
  /** The furthest field that had to be read to find every word. */
  field: MatchField
}

/** Null where the business does not match. */
export function matchText(area: string, text: SearchText, parsed: ParsedQuery): MatchRank | null {
  const ring = parsed.area ? ringOf(area, text, parsed.area) : 0
  if (ring === null) return null

  const closeField = furthestField(text, parsed.words, closeNeedles)
  if (closeField) return { close: true, ring, field: closeField }
  const field = furthestField(text, parsed.words, allNeedles)
  return field && { close: false, ring, field }
}

/** The last ring holds whoever is around, but we don't know where. */
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
  // Strand Street is in the City Bowl: a name in an address outside its own area is found, not exact.
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

/** Negative where `a` comes first: what before where before which field. */
export function compareRanks(a: MatchRank, b: MatchRank): number {
  return (
    Number(b.close) - Number(a.close) ||
    a.ring - b.ring ||
    MATCH_FIELDS.indexOf(a.field) - MATCH_FIELDS.indexOf(b.field)
  )
}

/**
 * One five-star review is no proof: few ratings stay near the city's average, many speak for
 * themselves. Whole numbers and one division, so that every database gets the same double.
 */
export function rankScore(ratingSum: number, ratingCount: number): number {
  return (ratingSum + PRIOR_RATING_SUM) / (ratingCount + PRIOR_RATING_COUNT)
}

export interface ListedBusiness {
  id: string
  businessName: string
  plan: Plan
  /** With what booked and confirmed ratings weigh beyond one. */
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

/** `name` as it is stored for search; by code point, as SQLite's BINARY and PostgreSQL's "C" sort. */
export type StoredBusiness = Omit<ListedBusiness, 'businessName'> & { name: string }

export function compareListed(a: StoredBusiness, b: StoredBusiness): number {
  return (
    Number(b.plan === 'PREMIUM') - Number(a.plan === 'PREMIUM') ||
    rankScore(b.ratingSum, b.ratingCount) - rankScore(a.ratingSum, a.ratingCount) ||
    compareText(a.name, b.name) ||
    compareText(a.id, b.id)
  )
}

export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
