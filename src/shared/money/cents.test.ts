import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsToDecimal, decimalToCents, formatCents, priceCents } from './cents.ts'

test('cents read as money with two decimals', () => {
  expect(formatCents(29900)).toBe('R299.00')
  expect(formatCents(-5429)).toBe('-R54.29')
  expect(formatCents(5)).toBe('R0.05')
  expect(formatCents(2257100)).toBe('R22,571.00')
  expect(priceCents('BASIC')).toBe(9900)
})

test('an amount goes to the provider and back unchanged', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (cents) => decimalToCents(centsToDecimal(cents)) === cents),
  )
})

test.each(['', '-1', '1.234', '1,00', '1e3', ' 1', '0x10', '1.', 'NaN'])(
  '%j is no amount',
  (text) => {
    expect(decimalToCents(text)).toBeNull()
  },
)
