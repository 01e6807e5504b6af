import {
  compareListed,
  compareRanks,
  type MatchRank,
  matchText,
  type StoredListing,
} from '#shared/search/match.ts'
import type { ParsedQuery } from '#shared/search/query.ts'
import type { CandidateRow } from './candidate.ts'
import { type Demand, demandOf, ranksOf, wholeDemand } from './demand.ts'
import { makePhraseBook, onlyKnown } from './phrase-book.ts'
import { findAll, findFirstInOrder, findWordsBeginning, type Scope } from './search.repository.ts'

export interface PageSize {
  /** Results a page. */
  size: number
  /** Nobody reads further: results beyond it are neither counted nor ranked. */
  most: number
}

export interface FoundPage {
  ids: string[]
  page: number
  total: number
  /** False where there are more than `most`. */
  totalIsExact: boolean
}

interface Ranked extends StoredListing {
  rank: MatchRank
}

/**
 * One page of a search, in the rules' own order, without looking at every business. The index
 * names the candidates, and the rules that the whole product follows rank them. Where a word is so
 * common that ranking all would take long, the ranks are filled one after the other from the best.
 */
export async function findPage(
  { db, index, category }: Omit<Scope, 'book'>,
  parsed: ParsedQuery,
  asked: number,
  { size, most }: PageSize,
): Promise<FoundPage> {
  const book = await makePhraseBook(parsed, {
    containing: (piece, limit) => index.findWords(db, piece, limit),
    beginningWith: (beginnings, limit) => findWordsBeginning(db, beginnings, limit),
  })
  const scope: Scope = { db, index, category, book }
  const whole = wholeDemand(parsed)
  const found = await findAll(scope, whole, most)
  const total = found?.length ?? most
  const page = Math.max(1, Math.min(asked, Math.ceil(total / size)))
  const from = (page - 1) * size
  const to = Math.min(from + size, total)
  const known = onlyKnown(parsed, book)
  const results = found ? rankAll(found, known) : await rankFromTheBest(scope, known, to, most)
  const ids = results.slice(from, to).map(({ id }) => id)
  return { ids, page, total, totalIsExact: found !== null }
}

/** The first `wanted` results. A rank is either ranked whole, or so large that the search ends in it. */
async function rankFromTheBest(
  scope: Scope,
  parsed: ParsedQuery,
  wanted: number,
  most: number,
): Promise<Ranked[]> {
  const ranks = ranksOf(parsed)
  const results: Ranked[] = []
  for (const [place, rank] of ranks.entries()) {
    const demand = demandOf(parsed, rank)
    const ofRank = (rows: CandidateRow[]) =>
      rankAll(rows, parsed).filter((one) => compareRanks(one.rank, rank) === 0)
    const limit = most + results.length
    // The last rank's demand is the whole search, which is known to be too large.
    const isLast = place === ranks.length - 1
    const found = isLast ? null : await findAll(scope, demand, limit)
    results.push(
      ...(found ? ofRank(found) : await walk(scope, demand, wanted, results.length, ofRank)),
    )
    if (results.length >= wanted) break
  }
  return results
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
      return rank ? [{ ...listingOf(row), rank }] : []
    })
    .sort((a, b) => compareRanks(a.rank, b.rank) || compareListed(a, b))
}

function textOf(row: CandidateRow) {
  return {
    name: row.searchName,
    industry: row.searchIndustry,
    description: row.searchDescription,
    place: row.searchPlace,
  }
}

function listingOf({ id, plan, ratingSum, ratingCount, searchName }: CandidateRow): StoredListing {
  return { id, plan, ratingSum, ratingCount, name: searchName }
}
