import { formatCount } from '#shared/text/numbers.ts'
import { PLAN_PRICE_RAND, type Plan } from './plans.ts'

/** Amounts are whole cents wherever they are stored, added or compared. */
export const priceCents = (plan: Plan): number => PLAN_PRICE_RAND[plan] * 100

/** 'R299.00', '-R54.29': two decimals, as in every list of payments. */
export function formatCents(cents: number): string {
  const amount = Math.abs(cents)
  const rest = String(amount % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}R${formatCount(Math.floor(amount / 100))}.${rest}`
}

/** '299.00', the provider's format. */
export function centsToDecimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Null for anything that is not a plain amount with at most two decimals. */
export function decimalToCents(text: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}
