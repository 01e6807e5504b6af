import { z } from 'zod'
import { PRICE_RANGES } from '#shared/money/price-ranges.ts'
import { FIRST_YEAR, LAST_YEAR, type ListingRequest } from '#shared/schemas/listing.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { listProblem, listText, toList } from '#shared/text/lists.ts'

const YEAR = `Please enter a year from ${FIRST_YEAR} to ${LAST_YEAR}.`

const listField = z.string().superRefine((text, context) => {
  const problem = listProblem(toList(text))
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

function isYear(text: string): boolean {
  const year = Number(text)
  return text === '' || (/^\d{4}$/.test(text) && year >= FIRST_YEAR && year <= LAST_YEAR)
}

const aboutFields = z.object({
  amenities: listField,
  priceRange: z.enum(PRICE_RANGES),
  year: z.string().refine(isYear, YEAR),
})
export type AboutForm = z.input<typeof aboutFields>

/** Validates the form and builds the request. */
export const aboutFormSchema = aboutFields.transform(
  ({ amenities, priceRange, year }): ListingRequest => ({
    amenities: toList(amenities),
    priceRange,
    yearEstablished: year === '' ? null : Number(year),
  }),
)

export const aboutFormOf = (profile: Profile | null): AboutForm => ({
  amenities: listText(profile?.amenities ?? []),
  priceRange: profile?.priceRange ?? '',
  year: String(profile?.yearEstablished ?? ''),
})
