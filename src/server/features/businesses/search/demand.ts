import { MATCH_FIELDS, type MatchField, type MatchRank } from '#shared/catalogue/search/match.ts'
import type { AreaPart, ParsedQuery } from '#shared/catalogue/search/query.ts'

/** What a text index is asked for: businesses that match at least as well as a rank says. */
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
    groups: parsed.words.map(({ close, wide }) => (rank.close ? close : [...close, ...wide])),
    fields: MATCH_FIELDS.slice(0, MATCH_FIELDS.indexOf(rank.field) + 1),
    area: area && rank.areaExact ? { ...area, widened: [] } : area,
  }
}

/** Everything that matches at all. */
export function wholeDemand(parsed: ParsedQuery): Demand {
  return demandOf(parsed, { close: false, areaExact: false, field: 'description' })
}
