import { describe, expect, it } from 'vitest'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { listingFormOf, listingFormSchema } from './listing-form.ts'

const day = (open: string, close: string, closed = false) => ({ open, close, closed })
const HOURS: OperatingHours = {
  monday: day('09:00', '17:00'),
  tuesday: day('18:00', '02:00'),
  wednesday: day('00:00', '00:00'),
  thursday: day('08:00', '12:00', true),
  friday: day('09:00', '17:00'),
  saturday: day('', '', true),
  sunday: day('07:30', '07:30'),
}
const profile = (operatingHours: OperatingHours | null) =>
  ({
    operatingHours,
    services: ['Fish', 'Chips'],
    amenities: [],
    priceRange: '$$',
    yearEstablished: 1994,
  }) as unknown as Profile

describe('the listing form', () => {
  it('gives back the listing it was made of', () => {
    expect(listingFormSchema.parse(listingFormOf(profile(HOURS)))).toEqual({
      operatingHours: {
        ...HOURS,
        // Open times for a day that was closed without any, should it open again.
        saturday: day('09:00', '17:00', true),
        // Any two equal times mean all day.
        sunday: day('00:00', '00:00'),
      },
      services: ['Fish', 'Chips'],
      amenities: [],
      priceRange: '$$',
      yearEstablished: 1994,
    })
  })

  it('publishes no hours that the owner has not set', () => {
    const form = listingFormOf(profile(null))
    expect(listingFormSchema.parse(form).operatingHours).toBeNull()
  })

  it('asks for the other days once one is set', () => {
    const { hours, ...form } = listingFormOf(profile(null))
    const monday = { ...hours.monday, open: '09:00', close: '17:00' }
    const wrong = listingFormSchema.safeParse({ ...form, hours: { ...hours, monday } })
    expect(wrong.error?.issues.map(({ path }) => path)).toEqual(
      ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
        'hours',
        day,
      ]),
    )
  })

  it('says what is wrong', () => {
    const form = listingFormOf(profile(HOURS))
    const wrong = listingFormSchema.safeParse({
      ...form,
      hours: { ...form.hours, monday: { ...form.hours.monday, close: '' } },
      year: '2026',
      services: Array.from({ length: 31 }, (_, at) => `Service ${at}`).join(),
    })
    expect(wrong.error?.issues.map((issue) => issue.message)).toEqual([
      expect.stringContaining('opening and a closing time'),
      expect.stringContaining('at most 30'),
      expect.stringContaining('from 1900 to 2025'),
    ])
  })
})
