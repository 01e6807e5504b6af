import type { SearchText, StoredBusiness } from '#shared/search/match.ts'
import type { CandidateRow } from './candidate.ts'

export function textOf(row: CandidateRow): SearchText {
  return {
    name: row.searchName,
    services: row.searchServices,
    industry: row.searchIndustry,
    description: row.searchDescription,
    place: row.searchPlace,
    suburb: row.suburb,
  }
}

/** For the order, booked and confirmed reviews have more weight. */
export function orderKeysOf(row: CandidateRow): StoredBusiness & { createdAt: string } {
  const { id, plan, searchName, createdAt } = row
  const ratingSum = row.ratingSum + row.weightSum
  const ratingCount = row.ratingCount + row.weightCount
  return { id, plan, ratingSum, ratingCount, name: searchName, createdAt }
}
