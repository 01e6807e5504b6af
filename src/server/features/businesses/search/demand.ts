import type { Area } from '#shared/places/areas.ts'
import { MATCH_FIELDS, type MatchField, type MatchRank } from '#shared/search/match.ts'
import { type AreaPart, allNeedles, closeNeedles, type ParsedQuery } from '#shared/search/query.ts'
import type { Phrase, PhraseBook } from './phrase-book.ts'

/** What a search asks the database for: businesses that match at least as well as a rank says. */
export interface Demand {
  /** Any needle of every group must stand in one of the fields. */
  groups: readonly (readonly string[])[]
  fields: readonly MatchField[]
  area: AreaPart | null
}

/** Every rank that a business can have in this search, best first. */
export function ranksOf(parsed: ParsedQuery): MatchRank[] {
  const closes = parsed.words.some((group) => group.wide.length > 0) ? [true, false] : [true]
  const exacts = parsed.area && parsed.area.widened.length > 0 ? [true, false] : [true]
  const fields = parsed.words.length > 0 ? MATCH_FIELDS : (['name'] as const)
  return closes.flatMap((close) =>
    exacts.flatMap((areaExact) => fields.map((field) => ({ close, areaExact, field }))),
  )
}

/** May let a few of a worse rank through, never leaves out one of the rank or better. */
export function demandOf(parsed: ParsedQuery, rank: MatchRank): Demand {
  const { area } = parsed
  return {
    groups: parsed.words.map(rank.close ? closeNeedles : allNeedles),
    fields: MATCH_FIELDS.slice(0, MATCH_FIELDS.indexOf(rank.field) + 1),
    area: area && rank.areaExact ? { ...area, widened: [], near: [] } : area,
  }
}

/** Everything that matches at all. */
export function wholeDemand(parsed: ParsedQuery): Demand {
  return demandOf(parsed, { close: false, areaExact: false, field: 'description' })
}

export type Column = MatchField | 'place'

/** Any of the phrases in any of the columns, in the words that an index knows. */
interface Alternative {
  columns: readonly Column[]
  phrases: readonly Phrase[]
}

/** One condition of several: an alternative holds, or the business is in one of the areas. */
export interface Clause {
  alternatives: Alternative[]
  areas: readonly Area[]
}

/** The demand for an index of words; null for a condition that it can't serve. */
export function clausesOf(demand: Demand, book: PhraseBook): (Clause | null)[] {
  const { groups, fields, area } = demand
  const clauses = groups.map((needles) => clause([[fields, needles]], [], book))
  if (!area) return clauses
  const texts: [readonly Column[], readonly string[]][] = [
    [['place'], [...area.needles, ...area.near]],
  ]
  if (area.fromQuery) texts.push([MATCH_FIELDS, area.needles])
  return [...clauses, clause(texts, area.widened, book)]
}

function clause(
  texts: [readonly Column[], readonly string[]][],
  areas: readonly Area[],
  book: PhraseBook,
): Clause | null {
  const alternatives: Alternative[] = []
  for (const [columns, needles] of texts) {
    const phrases: Phrase[] = []
    for (const needle of needles) {
      const known = book.get(needle)
      if (!known) return null
      phrases.push(...known)
    }
    if (phrases.length > 0) alternatives.push({ columns, phrases })
  }
  return { alternatives, areas }
}

/** Nobody can meet it: a word that no text holds. */
export function isHopeless(clause: Clause): boolean {
  return clause.alternatives.length === 0 && clause.areas.length === 0
}
