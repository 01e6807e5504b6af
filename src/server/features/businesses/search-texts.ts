import { hourMarksOf } from '#shared/hours/hour-marks.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
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

/** The hours with what search reads of them. Whoever writes hours writes both. */
export const hoursColumns = (hours: OperatingHours | null) => ({
  operatingHours: hours && JSON.stringify(hours),
  hourMarks: hourMarksOf(hours),
})
