import { expect, test } from 'vitest'
import type { LedgerLine } from './ledger-line.ts'
import { differenceToPremium } from './plan-change.ts'
import { vatInside, vatPercent } from './vat.ts'

const basicMonth = (paidFrom: string, paidUntil: string): LedgerLine => ({
  kind: 'payment',
  day: paidFrom,
  plan: 'BASIC',
  amountCents: 9900,
  paidFrom,
  paidUntil,
  monthDay: 1,
})
const october = basicMonth('2024-10-01', '2024-10-31')

test('the difference is counted by days, today included', () => {
  expect(differenceToPremium([october], '2024-10-15')).toEqual({
    parts: [
      {
        from: '2024-10-15',
        until: '2024-10-31',
        days: 17,
        daysInMonth: 31,
        premiumCents: 16397,
        basicCents: 5429,
      },
    ],
    amountCents: 10968,
  })
  expect(differenceToPremium([october], '2024-10-01').amountCents).toBe(20000)
  expect(differenceToPremium([october], '2024-11-01')).toEqual({ parts: [], amountCents: 0 })
})

test('months that are paid ahead count as well', () => {
  const november = basicMonth('2024-11-01', '2024-11-30')
  expect(differenceToPremium([october, november], '2024-10-15').amountCents).toBe(10968 + 20000)
})

test('several months in one payment have the difference of each', () => {
  for (const [until, months] of [
    ['2024-11-30', 2],
    ['2024-12-31', 3],
    ['2025-02-28', 5],
    ['2025-09-30', 12],
  ] as const)
    expect(differenceToPremium([basicMonth('2024-10-01', until)], '2024-10-01').amountCents).toBe(
      months * 20000,
    )
})

test('VAT is inside the price, to the cent', () => {
  expect(vatPercent('2024-10-15')).toBe(15)
  expect(vatInside(29900, 15)).toBe(3900)
  expect(vatInside(9900, 15)).toBe(1291)
  expect(vatInside(10968, 15)).toBe(1431)
  expect(vatInside(-29900, 15)).toBe(-3900)
})
