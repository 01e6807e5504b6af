import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import {
  compareListed,
  compareRanks,
  type MatchRank,
  matchText,
  type SearchText,
  type StoredListing,
} from '#shared/search/match.ts'
import type { ParsedQuery } from '#shared/search/query.ts'
import type { ResultGroup } from '#shared/search/result-groups.ts'
import { type Candidate, kmFrom, needsHours, type Scored, scoreAll } from '#shared/search/score.ts'
import type { CandidateRow } from './candidate.ts'
import {
  type Demand,
  demandOf,
  ranksOf,
  type Step,
  stepDemand,
  stepsOf,
  wholeDemand,
} from './demand.ts'
import { onlyKnown } from './phrase-book.ts'
import { findAll, findFirstInOrder, findHours, type Scope } from './search.repository.ts'

export interface PageSize {
  /** Results a page. */
  size: number
  /** Nobody reads further: results beyond it are neither counted nor ranked. */
  most: number
}

interface Result {
  id: string
  group: ResultGroup
  km: number | null
}

export interface FoundPage {
  results: Result[]
  page: number
  total: number
  /** False where there are more than `most`. */
  totalIsExact: boolean
  /** How many are in the very place that was asked for; null where that was not counted. */
  inPlace: number | null
}

interface Ranked extends StoredListing {
  rank: MatchRank
  suburb: string | null
}

export interface Search {
  parsed: ParsedQuery
  /** The place only orders: nobody is in it or near it. */
  isAnywhere?: boolean
  /** Words were let go, so what is left must tell: a mention in passing is not enough. */
  isStrict?: boolean
  now: Date
}

/**
 * One page of a search without looking at every business. The index names the candidates, and one
 * score for both engines orders them. Where a word is so common that scoring all would take long, the
 * steps of a ladder are filled one after the other from the best.
 */
export async function findPage(
  scope: Scope,
  { parsed, isAnywhere = false, isStrict = false, now }: Search,
  asked: number,
  { size, most }: PageSize,
): Promise<FoundPage> {
  const known = onlyKnown(parsed, scope.book)
  const found = await findAll(
    scope,
    wholeDemand(isAnywhere ? { ...parsed, area: null } : parsed),
    most,
  )
  const scored = found && (await score(scope, found, { parsed: known, isStrict, now }))
  const total = scored?.length ?? most
  const page = Math.max(1, Math.min(asked, Math.ceil(total / size)))
  const from = (page - 1) * size
  const to = Math.min(from + size, total)
  const results = scored
    ? scored.slice(from, to).map(resultOfScored)
    : (await rankFromTheBest(scope, known, to, most)).slice(from, to).map(resultOfRanked(known))
  return {
    results,
    page,
    total,
    totalIsExact: scored !== null,
    inPlace: scored?.filter(({ group }) => group === 'in').length ?? null,
  }
}

/** A word in the name or among the services tells; one in a description may be said in passing. */
const TELLING_SCORE = 6

async function score(
  { db }: Scope,
  rows: readonly CandidateRow[],
  { parsed, isStrict, now }: Search,
): Promise<Scored[]> {
  const hours = needsHours(parsed) ? await findHours(db, rows) : new Map<string, OperatingHours>()
  const scored = scoreAll(
    rows.map((row) => candidateOf(row, hours.get(row.id) ?? null)),
    parsed,
    now,
  )
  return isStrict ? scored.filter((one) => one.score >= TELLING_SCORE) : scored
}

const resultOfScored = ({ listing, group, km }: Scored): Result => ({ id: listing.id, group, km })

const resultOfRanked =
  ({ area }: ParsedQuery) =>
  ({ id, rank, suburb }: Ranked): Result => ({
    id,
    group: rank.close ? (rank.ring === 0 ? 'in' : 'nearby') : 'loose',
    km: area && kmFrom(area, suburb),
  })

/**
 * The first `wanted` results, step by step from the best. A step of few is ranked at once; of a large
 * one, field by field, what is either ranked whole or so much that the search ends in it.
 */
async function rankFromTheBest(
  scope: Scope,
  parsed: ParsedQuery,
  wanted: number,
  most: number,
): Promise<Ranked[]> {
  const results: Ranked[] = []
  const steps = stepsOf(parsed)
  for (const step of steps) {
    const isOfStep = ({ rank }: Ranked) => rank.close === step.close && rank.ring === step.ring
    // Where there is but one step, it is the whole search, which is known to be too large.
    const whole = steps.length > 1 ? await findAll(scope, stepDemand(parsed, step), most) : null
    if (whole) results.push(...rankAll(whole, parsed).filter(isOfStep))
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

/** Along the list's order until enough have been met: a common word is met often. */
async function walk(
  scope: Scope,
  demand: Demand,
  wanted: number,
  before: number,
  ofRank: (rows: CandidateRow[]) => Ranked[],
): Promise<Ranked[]> {
  // Those of better ranks are met again on the way.
  for (let limit = wanted + before; ; limit *= 4) {
    const rows = await findFirstInOrder(scope, demand, limit)
    const results = ofRank(rows)
    if (before + results.length >= wanted || rows.length < limit) return results
  }
}

function rankAll(rows: readonly CandidateRow[], parsed: ParsedQuery): Ranked[] {
  return rows
    .flatMap((row) => {
      const rank = matchText(row.area, textOf(row), parsed)
      return rank ? [{ ...listingOf(row), suburb: row.suburb, rank }] : []
    })
    .sort((a, b) => compareRanks(a.rank, b.rank) || compareListed(a, b))
}

function candidateOf(row: CandidateRow, operatingHours: OperatingHours | null): Candidate {
  const { area, industry, priceRange } = row
  return { ...listingOf(row), area, industry, priceRange, operatingHours, text: textOf(row) }
}

function textOf(row: CandidateRow): SearchText {
  return {
    name: row.searchName,
    services: row.searchServices,
    industry: row.searchIndustry,
    description: row.searchDescription,
    place: row.searchPlace,
    suburb: row.suburb,
  }
}

function listingOf({ id, plan, ratingSum, ratingCount, searchName }: CandidateRow): StoredListing {
  return { id, plan, ratingSum, ratingCount, name: searchName }
}
