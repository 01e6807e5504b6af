import type { AreaPart } from '#shared/search/area-part.ts'
import { MATCH_FIELDS, type MatchField, type MatchRank } from '#shared/search/match.ts'
import { allNeedles, closeNeedles, isTrade, type ParsedQuery } from '#shared/search/query.ts'
import type { Phrase, TermExpansions } from './term-expansions.ts'

/** The condition of a search: businesses that match at least as well as a rank. */
export interface MatchCriteria {
  /** Any needle of every group must occur in one of the fields. */
  groups: readonly (readonly string[])[]
  fields: readonly MatchField[]
  area: AreaCriteria | null
}

/** In the place by its address, in one of the areas, or in one of the suburbs. */
interface AreaCriteria extends Pick<AreaPart, 'needles' | 'widened' | 'fromQuery'> {
  /** Every suburb of these areas. */
  suburbAreas: readonly string[]
  suburbs: readonly string[]
}

/** Businesses that match equally well and are equally near, in whichever field. */
export type Tier = Pick<MatchRank, 'close' | 'ring'>

/** Every tier of this search, best first. */
export function tiersOf({ words, area }: ParsedQuery): Tier[] {
  const closes = words.some((group) => group.wide.length > 0) ? [true, false] : [true]
  const hasAround = area !== null && area.widened.length > 0
  const rings = hasAround ? [0, ...area.rings.keys().map((ring) => ring + 1)] : [0]
  if (hasAround) rings.push(rings.length)
  return closes.flatMap((close) => rings.map((ring) => ({ close, ring })))
}

/** The ranks of one tier, best first. */
export function ranksOf(parsed: ParsedQuery, tier: Tier): MatchRank[] {
  const fields = parsed.words.length > 0 ? MATCH_FIELDS : (['name'] as const)
  return fields.map((field) => ({ ...tier, field }))
}

/** May include others, but never excludes one of the rank. */
export function criteriaOfRank(parsed: ParsedQuery, rank: MatchRank): MatchCriteria {
  // With several words, some may occur in a better field.
  const isOne = parsed.words.length === 1
  const fields = isOne ? [rank.field] : MATCH_FIELDS.slice(0, MATCH_FIELDS.indexOf(rank.field) + 1)
  return { ...criteriaOfTier(parsed, rank), fields }
}

/** The whole tier, in any field. */
export function criteriaOfTier(parsed: ParsedQuery, { close, ring }: Tier): MatchCriteria {
  return {
    groups: parsed.words.map(close ? closeNeedles : allNeedles),
    fields: MATCH_FIELDS,
    area: parsed.area && placesOf(parsed.area, ring),
  }
}

/** Everything that matches. */
export function criteriaOfAll(parsed: ParsedQuery): MatchCriteria {
  const groups = parsed.words.map(allNeedles)
  const { area } = parsed
  return { groups, fields: MATCH_FIELDS, area: area && { ...area, ...suburbsAround(area) } }
}

/** How many rings around a place are searched before everything is. */
const INNER_RINGS = 2

/**
 * In the place and next to it, where words that many businesses have are too many already. Null without a
 * known place, and for a trade, which is seldom so common.
 */
export function innerCriteria(parsed: ParsedQuery): MatchCriteria | null {
  const { area, words } = parsed
  if (!area || area.rings.length <= INNER_RINGS || words.some(isTrade)) return null
  const suburbs = area.rings.slice(0, INNER_RINGS).flat()
  return { ...criteriaOfAll(parsed), area: { ...area, widened: [], suburbAreas: [], suburbs } }
}

/** What a page looks up first. */
export const firstCriteria = (parsed: ParsedQuery): MatchCriteria =>
  innerCriteria(parsed) ?? criteriaOfAll(parsed)

/** The suburbs of all rings. A whole area has no rings: it is what the owner chose. */
const suburbsAround = ({ widened, rings, acrossBorders }: AreaPart) => ({
  suburbAreas: rings.length > 0 ? widened : [],
  suburbs: acrossBorders,
})

function placesOf(area: AreaPart, ring: number): AreaCriteria {
  const { needles, widened, fromQuery } = area
  const nowhere = { needles: [], fromQuery: null, widened: [], suburbAreas: [], suburbs: [] }
  if (ring === 0) return { ...nowhere, needles, fromQuery }
  const suburbs = area.rings[ring - 1]
  return suburbs
    ? { ...nowhere, suburbs }
    : { ...nowhere, needles, widened, ...suburbsAround(area) }
}

export type Column = MatchField | 'place'

/** Any of the phrases in any of the columns, in indexed words. */
interface Alternative {
  columns: readonly Column[]
  phrases: readonly Phrase[]
}

/** A condition of several alternatives: a phrase matches, or the business has one of the marks. */
export interface Clause {
  alternatives: Alternative[]
  marks: readonly string[]
}

/** A property of a business that the index stores as one term (`search-index.ts`). */
type MarkKind = 'area' | 'suburb' | 'otherArea' | 'industry' | 'price' | 'booking'
export const markOf = (kind: MarkKind, value: string) => `${kind} ${value}`

/** The criteria for a word index. */
export function clausesOf(criteria: MatchCriteria, expansions: TermExpansions): Clause[] {
  const { groups, fields, area } = criteria
  const clauses = groups.map((needles) => clause([[fields, needles]], expansions))
  if (!area) return clauses
  const { needles, widened, suburbAreas, suburbs, fromQuery } = area
  const texts: [readonly Column[], readonly string[]][] = [[['place'], needles]]
  if (fromQuery) texts.push([MATCH_FIELDS, needles])
  const place = clause(texts, expansions)
  const marks = [
    ...widened.map((area) => markOf('area', area)),
    ...suburbAreas.map((area) => markOf('otherArea', area)),
    ...suburbs.map((suburb) => markOf('suburb', suburb)),
  ]
  return [...clauses, { ...place, marks }]
}

function clause(
  texts: [readonly Column[], readonly string[]][],
  expansions: TermExpansions,
): Clause {
  const alternatives: Alternative[] = []
  for (const [columns, needles] of texts) {
    // Several needles may expand to the same word: without this, the index would look it up for each.
    const phrases = new Map<string, Phrase>()
    for (const phrase of needles.flatMap((needle) => expansions.get(needle)?.phrases ?? []))
      phrases.set(`${phrase.words.join(' ')}${phrase.open}`, phrase)
    if (phrases.size > 0) alternatives.push({ columns, phrases: [...phrases.values()] })
  }
  return { alternatives, marks: [] }
}

/** Cannot match anything: a word that no text contains. */
export function isUnsatisfiable(clause: Clause): boolean {
  return clause.alternatives.length + clause.marks.length === 0
}
