import type { Located } from '#shared/places/location.ts'
import type { Filters } from '#shared/search/filters.ts'
import {
  compareListed,
  compareRanks,
  type MatchRank,
  matchText,
  type StoredListing,
} from '#shared/search/match.ts'
import type { ParsedQuery } from '#shared/search/query.ts'
import { compareOrdered } from '#shared/search/score.ts'
import type { CandidateRow } from './candidate.ts'
import { listingOf, textOf } from './candidate-texts.ts'
import { type Demand, demandOf, ranksOf, type Step, stepDemand, stepsOf } from './demand.ts'
import { findAll, findFirstInOrder, type Scope } from './search.repository.ts'

export interface Ranked extends StoredListing, Located {
  rank: MatchRank
  createdAt: string
}

/**
 * The first `wanted` results, step by step from the best. A step of few is ranked at once; of a large
 * one, field by field, what is either ranked whole or so much that the search ends in it.
 */
export async function rankFromTheBest(
  scope: Scope,
  parsed: ParsedQuery,
  wanted: number,
  most: number,
): Promise<Ranked[]> {
  const { sort } = scope.filters
  const results: Ranked[] = []
  const steps = stepsOf(parsed)
  for (const step of steps) {
    const demand = stepDemand(parsed, step)
    const ofStep = (rows: CandidateRow[]) =>
      rankAll(rows, parsed, sort).filter(
        ({ rank }) => rank.close === step.close && rank.ring === step.ring,
      )
    // Where there is but one step, it is the whole search, which is known to be too large.
    const whole = steps.length > 1 ? await findAll(scope, demand, most) : null
    if (whole) results.push(...ofStep(whole))
    else if (sort === 'rated' || sort === 'newest')
      results.push(...(await walk(scope, demand, wanted, results.length, ofStep)))
    else await rankByField(scope, parsed, step, results, { wanted, most })
    if (results.length >= wanted) break
  }
  return results
}

/** Adds to the results. */
async function rankByField(
  scope: Scope,
  parsed: ParsedQuery,
  step: Step,
  results: Ranked[],
  { wanted, most }: { wanted: number; most: number },
): Promise<void> {
  const ranks = ranksOf(parsed, step)
  for (const [place, rank] of ranks.entries()) {
    const demand = demandOf(parsed, rank)
    const ofRank = (rows: CandidateRow[]) =>
      rankAll(rows, parsed).filter((one) => compareRanks(one.rank, rank) === 0)
    // The last rank's demand is the whole step, which is known to be too large.
    const isLast = place === ranks.length - 1
    const found = isLast ? null : await findAll(scope, demand, most + results.length)
    results.push(
      ...(found ? ofRank(found) : await walk(scope, demand, wanted, results.length, ofRank)),
    )
    if (results.length >= wanted) return
  }
}

/** Along an order until enough have been met: a common word is met often. */
async function walk(
  scope: Scope,
  demand: Demand,
  wanted: number,
  before: number,
  ofRank: (rows: CandidateRow[]) => Ranked[],
): Promise<Ranked[]> {
  // Those of better ranks are met again on the way.
  for (let limit = wanted + before; ; limit *= 4) {
    const rows = await findFirstInOrder(scope, demand, limit, scope.filters.sort)
    const results = ofRank(rows)
    if (before + results.length >= wanted || rows.length < limit) return results
  }
}

function rankAll(
  rows: readonly CandidateRow[],
  parsed: ParsedQuery,
  sort: Filters['sort'] = undefined,
): Ranked[] {
  const ranked = rows.flatMap((row) => {
    const rank = matchText(row.area, textOf(row), parsed)
    const { suburb, latitude, longitude } = row
    return rank ? [{ ...listingOf(row), suburb, latitude, longitude, rank }] : []
  })
  return sort === 'rated' || sort === 'newest'
    ? ranked.sort((a, b) => compareOrdered(a, b, sort))
    : ranked.sort((a, b) => compareRanks(a.rank, b.rank) || compareListed(a, b))
}
