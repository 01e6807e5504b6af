import type { SearchText, StoredListing } from '#shared/search/match.ts'
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

export function listingOf(row: CandidateRow): StoredListing & { createdAt: string } {
  const { id, plan, ratingSum, ratingCount, searchName, createdAt } = row
  return { id, plan, ratingSum, ratingCount, name: searchName, createdAt }
}
