import { expect, it } from 'vitest'
import { aboutFormOf, aboutFormSchema } from './about-form.ts'

const FORM = { ...aboutFormOf(null), amenities: 'Parking,  Wi-Fi, parking' }

it('gives the details as the call takes them', () => {
  expect(aboutFormSchema.parse({ ...FORM, priceRange: '$$', year: '1994' })).toEqual({
    amenities: ['Parking', 'Wi-Fi'],
    priceRange: '$$',
    yearEstablished: 1994,
  })
  expect(aboutFormSchema.parse(FORM)).toMatchObject({ priceRange: '', yearEstablished: null })
})

it('says what is wrong', () => {
  const amenities = Array.from({ length: 31 }, (_, at) => `Amenity ${at}`).join()
  const wrong = aboutFormSchema.safeParse({ ...FORM, year: '2026', amenities })
  expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining('at most 30'),
    expect.stringContaining('from 1900 to 2025'),
  ])
})
