import {
  compareListed,
  compareRanks,
  type ListedBusiness,
  matchText,
  type SearchedBusiness,
  searchTextOf,
} from './match.ts'
import type { ParsedQuery } from './query.ts'
import { type Candidate, scoreAll } from './score.ts'

export type ReferenceBusiness = SearchedBusiness & ListedBusiness

function candidateOf(business: ReferenceBusiness): Candidate {
  const { id, plan, ratingSum, ratingCount, area, industry } = business
  const text = searchTextOf(business)
  const ranked = { id, name: text.name, plan, ratingSum, ratingCount }
  const plain = { priceRange: '', isBookable: 0, createdAt: '', operatingHours: null } as const
  return { ...ranked, area, industry, text, ...plain }
}

/** The reference implementation of search, without a database: it looks at every business. */
export function searchBusinesses<B extends ReferenceBusiness>(
  businesses: readonly B[],
  parsed: ParsedQuery,
  most = Number.POSITIVE_INFINITY,
): { found: B[]; totalIsExact: boolean } {
  const matching = businesses.map(candidateOf).flatMap((candidate) => {
    const rank = matchText(candidate.area, candidate.text, parsed)
    return rank ? [{ candidate, rank }] : []
  })
  const totalIsExact = matching.length <= most
  const ids = totalIsExact
    ? scoreAll(
        matching.map(({ candidate }) => candidate),
        parsed,
      ).map(({ business }) => business.id)
    : matching
        .sort((a, b) => compareRanks(a.rank, b.rank) || compareListed(a.candidate, b.candidate))
        .slice(0, most)
        .map(({ candidate }) => candidate.id)
  const byId = new Map(businesses.map((business) => [business.id, business]))
  return { found: ids.flatMap((id) => byId.get(id) ?? []), totalIsExact }
}
