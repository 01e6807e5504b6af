import type { Located } from '#shared/places/location.ts'
import type { Filters } from '#shared/search/filters.ts'
import {
  compareListed,
  compareOrdered,
  compareRanks,
  type MatchRank,
  matchText,
  type StoredBusiness,
} from '#shared/search/match.ts'
import type { ParsedQuery } from '#shared/search/query.ts'
import type { CandidateRow } from './candidate.ts'
import { orderKeysOf, textOf } from './candidate-texts.ts'
import {
  criteriaOfRank,
  criteriaOfTier,
  type MatchCriteria,
  ranksOf,
  type Tier,
  tiersOf,
} from './match-criteria.ts'
import { findAll, findFirstInOrder, type Scope } from './search.repository.ts'

export interface Ranked extends StoredBusiness, Located {
  rank: MatchRank
  createdAt: string
}

/**
 * The first `wanted` results, tier by tier from the best. A small tier is ranked at once; a large one field
 * by field, until a part is small enough to be ranked or large enough to end the search.
 */
export async function rankByTier(
  scope: Scope,
  parsed: ParsedQuery,
  wanted: number,
  most: number,
): Promise<Ranked[]> {
  const { sort } = scope.filters
  const results: Ranked[] = []
  const tiers = tiersOf(parsed)
  for (const tier of tiers) {
    const criteria = criteriaOfTier(parsed, tier)
    const ofTier = (rows: CandidateRow[]) =>
      rankAll(rows, parsed, sort).filter(
        ({ rank }) => rank.close === tier.close && rank.ring === tier.ring,
      )
    // A single tier is the whole search, which is known to be too large.
    const whole = tiers.length > 1 ? await findAll(scope, criteria, most, results) : null
    if (whole) results.push(...ofTier(whole))
    else if (sort === 'rated' || sort === 'newest')
      results.push(...(await walk(scope, criteria, wanted, results, ofTier)))
    else await rankByField(scope, parsed, tier, results, { wanted, most })
    if (results.length >= wanted) break
  }
  return results
}

/** Appends to the results. */
async function rankByField(
  scope: Scope,
  parsed: ParsedQuery,
  tier: Tier,
  results: Ranked[],
  { wanted, most }: { wanted: number; most: number },
): Promise<void> {
  const ranks = ranksOf(parsed, tier)
  for (const [place, rank] of ranks.entries()) {
    const criteria = criteriaOfRank(parsed, rank)
    const ofRank = (rows: CandidateRow[]) =>
      rankAll(rows, parsed).filter((one) => compareRanks(one.rank, rank) === 0)
    // The criteria of the last rank is the whole tier, which is known to be too large.
    const isLast = place === ranks.length - 1
    const found = isLast ? null : await findAll(scope, criteria, most + results.length, results)
    results.push(...(found ? ofRank(found) : await walk(scope, criteria, wanted, results, ofRank)))
    if (results.length >= wanted) return
  }
}

/** Scans along an order until enough are found: a common word is found often. What nobody has claimed is last. */
async function walk(
  scope: Scope,
  criteria: MatchCriteria,
  wanted: number,
  before: readonly Ranked[],
  ofRank: (rows: CandidateRow[]) => Ranked[],
): Promise<Ranked[]> {
  const results: Ranked[] = []
  for (const isClaimed of [true, false]) {
    const missing = wanted - before.length - results.length
    for (let limit = missing; limit > 0; limit *= 4) {
      const rows = await findFirstInOrder(scope, criteria, limit, before, isClaimed)
      const found = ofRank(rows)
      if (found.length < missing && rows.length === limit) continue
      results.push(...found)
      break
    }
  }
  return results
}

function rankAll(
  rows: readonly CandidateRow[],
  parsed: ParsedQuery,
  sort: Filters['sort'] = undefined,
): Ranked[] {
  const ranked = rows.flatMap((row) => {
    const rank = matchText(row.area, textOf(row), parsed)
    const { suburb, latitude, longitude } = row
    return rank ? [{ ...orderKeysOf(row), suburb, latitude, longitude, rank }] : []
  })
  return sort === 'rated' || sort === 'newest'
    ? ranked.sort((a, b) => compareOrdered(a, b, sort))
    : ranked.sort((a, b) => compareRanks(a.rank, b.rank) || compareListed(a, b))
}
