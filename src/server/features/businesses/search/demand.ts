import { MATCH_FIELDS, type MatchField, type MatchRank } from '#shared/search/match.ts'
import { type AreaPart, allNeedles, closeNeedles, type ParsedQuery } from '#shared/search/query.ts'
import type { Phrase, PhraseBook } from './phrase-book.ts'

/** What a search asks the database for: businesses that match at least as well as a rank says. */
export interface Demand {
  /** Any needle of every group must stand in one of the fields. */
  groups: readonly (readonly string[])[]
  fields: readonly MatchField[]
  area: PlaceDemand | null
}

/** In the place by its address, in one of the areas, or in one of the suburbs. */
interface PlaceDemand extends Pick<AreaPart, 'needles' | 'widened' | 'fromQuery'> {
  suburbs: readonly string[]
}

/** Businesses that match as well and are as near, whichever field says so. */
export type Step = Pick<MatchRank, 'close' | 'ring'>

/** Every step that a business can stand on in this search, best first. */
export function stepsOf({ words, area }: ParsedQuery): Step[] {
  const closes = words.some((group) => group.wide.length > 0) ? [true, false] : [true]
  const hasAround = area !== null && area.widened.length > 0
  const rings = hasAround ? [0, ...area.rings.keys().map((ring) => ring + 1)] : [0]
  if (hasAround) rings.push(rings.length)
  return closes.flatMap((close) => rings.map((ring) => ({ close, ring })))
}

/** The ranks of one step, best first. */
export function ranksOf(parsed: ParsedQuery, step: Step): MatchRank[] {
  const fields = parsed.words.length > 0 ? MATCH_FIELDS : (['name'] as const)
  return fields.map((field) => ({ ...step, field }))
}

/** May let others through, never leaves out one of the rank. */
export function demandOf(parsed: ParsedQuery, rank: MatchRank): Demand {
  // Of several words, some may stand in a better field.
  const isOne = parsed.words.length === 1
  const fields = isOne ? [rank.field] : MATCH_FIELDS.slice(0, MATCH_FIELDS.indexOf(rank.field) + 1)
  return { ...stepDemand(parsed, rank), fields }
}

/** The whole step, whatever its fields. */
export function stepDemand(parsed: ParsedQuery, { close, ring }: Step): Demand {
  return {
    groups: parsed.words.map(close ? closeNeedles : allNeedles),
    fields: MATCH_FIELDS,
    area: parsed.area && placesOf(parsed.area, ring),
  }
}

/** Everything that matches at all. */
export function wholeDemand(parsed: ParsedQuery): Demand {
  const groups = parsed.words.map(allNeedles)
  const { area } = parsed
  const place = area && { ...area, suburbs: area.rings.flat() }
  return { groups, fields: MATCH_FIELDS, area: place }
}

function placesOf(area: AreaPart, ring: number): PlaceDemand {
  const { needles, widened, fromQuery } = area
  if (ring === 0) return { needles, fromQuery, widened: [], suburbs: [] }
  const suburbs = area.rings[ring - 1]
  const isAround = { needles: [], fromQuery: null }
  return suburbs
    ? { ...isAround, widened: [], suburbs }
    : { ...isAround, needles, widened, suburbs: area.rings.flat() }
}

export type Column = MatchField | 'place'

/** Any of the phrases in any of the columns, in the words that an index knows. */
interface Alternative {
  columns: readonly Column[]
  phrases: readonly Phrase[]
}

/** One condition of several: an alternative holds, or the business has one of the marks. */
export interface Clause {
  alternatives: Alternative[]
  marks: readonly string[]
}

/** A fact about a business that the index knows as one word: see migration 23. */
export const markOf = (kind: 'area' | 'suburb' | 'industry' | 'price' | 'booking', value: string) =>
  `${kind} ${value}`

/** The demand for an index of words. */
export function clausesOf(demand: Demand, book: PhraseBook): Clause[] {
  const { groups, fields, area } = demand
  const clauses = groups.map((needles) => clause([[fields, needles]], book))
  if (!area) return clauses
  const { needles, widened, suburbs, fromQuery } = area
  const texts: [readonly Column[], readonly string[]][] = [[['place'], needles]]
  if (fromQuery) texts.push([MATCH_FIELDS, needles])
  const place = clause(texts, book)
  const marks = [
    ...widened.map((area) => markOf('area', area)),
    ...suburbs.map((suburb) => markOf('suburb', suburb)),
  ]
  return [...clauses, { ...place, marks }]
}

function clause(texts: [readonly Column[], readonly string[]][], book: PhraseBook): Clause {
  const alternatives: Alternative[] = []
  for (const [columns, needles] of texts) {
    // Several needles may stand for the same word: the index would look it up once for each.
    const phrases = new Map<string, Phrase>()
    for (const phrase of needles.flatMap((needle) => book.get(needle)?.phrases ?? []))
      phrases.set(`${phrase.words.join(' ')}${phrase.open}`, phrase)
    if (phrases.size > 0) alternatives.push({ columns, phrases: [...phrases.values()] })
  }
  return { alternatives, marks: [] }
}

/** Nobody can meet it: a word that no text holds. */
export function isHopeless(clause: Clause): boolean {
  return clause.alternatives.length + clause.marks.length === 0
}
