import { priceCents } from '#shared/money/cents.ts'
import { daysIn } from '#shared/time/calendar-days.ts'
import type { LedgerLine } from './ledger-line.ts'

/** The provider's minimum amount: a smaller difference is free. */
export const SMALLEST_CHARGE_CENTS = 500

interface DifferencePart {
  from: string
  until: string
  days: number
  daysInMonth: number
  premiumCents: number
  basicCents: number
}

export interface Difference {
  parts: DifferencePart[]
  amountCents: number
}

/** A transfer can pay for several months in one entry. */
const monthsIn = (days: number) => Math.max(1, Math.round(days / 30.4))

/** The price difference of PREMIUM for the remaining paid days of BASIC, including today. */
export function differenceToPremium(lines: readonly LedgerLine[], day: string): Difference {
  const parts = lines.flatMap(({ plan, paidFrom, paidUntil }) => {
    if (plan !== 'BASIC' || paidFrom === null || paidUntil === null || paidUntil < day) return []
    const from = paidFrom > day ? paidFrom : day
    const days = daysIn(from, paidUntil)
    const daysInMonth = daysIn(paidFrom, paidUntil)
    const share = (cents: number) =>
      Math.round((cents * monthsIn(daysInMonth) * days) / daysInMonth)
    return [
      {
        from,
        until: paidUntil,
        days,
        daysInMonth,
        premiumCents: share(priceCents('PREMIUM')),
        basicCents: share(priceCents('BASIC')),
      },
    ]
  })
  const sum = (cents: number, part: DifferencePart) => cents + part.premiumCents - part.basicCents
  return { parts, amountCents: parts.reduce(sum, 0) }
}
