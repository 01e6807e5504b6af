import { expect, it } from 'vitest'
import { DATA_KINDS, keptFor } from './data-kinds.ts'
import { PERIODS, periodInWords } from './periods.ts'

it('says how long in words that people use', () => {
  expect(keptFor(DATA_KINDS.bookings)).toBe('12 months after the date')
  expect(keptFor(DATA_KINDS.newsletter)).toBe('3 years after you stop it')
  expect(periodInWords(PERIODS.unconfirmed.usual)).toBe('14 days')
  expect(keptFor(DATA_KINDS.account)).toBe('24 months after the last payment or sign-in')
})
