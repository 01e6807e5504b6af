import { type SearchedBusiness, searchTextOf } from '#shared/search/match.ts'

/** The texts that search reads, folded once when written. Whoever writes a profile writes these. */
export function searchTexts(profile: SearchedBusiness) {
  const text = searchTextOf(profile)
  return {
    searchName: text.name,
    searchIndustry: text.industry,
    searchServices: text.services,
    searchDescription: text.description,
    searchPlace: text.place,
    suburb: text.suburb,
  }
}
