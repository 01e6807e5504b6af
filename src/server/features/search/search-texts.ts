import { hourMarksOf } from '#shared/hours/hour-marks.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import { areaOfSuburb } from '#shared/places/suburbs.ts'
import { type SearchedBusiness, searchTextOf } from '#shared/search/match.ts'

/** The texts that search reads, normalised once when written. Every write of a profile must write these too. */
export function searchTexts(profile: SearchedBusiness) {
  const text = searchTextOf(profile)
  const suburbArea = text.suburb && areaOfSuburb(text.suburb)
  return {
    searchName: text.name,
    searchIndustry: text.industry,
    searchServices: text.services,
    searchDescription: text.description,
    searchPlace: text.place,
    suburb: text.suburb,
    otherArea: suburbArea === profile.area ? null : suburbArea,
  }
}

/** The opening hours with their search terms. Every write of the hours must write both. */
export const hoursColumns = (hours: OperatingHours | null) => ({
  operatingHours: hours && JSON.stringify(hours),
  hourMarks: hourMarksOf(hours),
})
