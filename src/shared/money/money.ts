import { formatCount } from '#shared/text/numbers.ts'

/**
 * 'R99', 'R12,345', 'R99.50'. Formatted without Intl: the en-ZA separators changed between ICU versions, and
 * different output on server and browser breaks hydration.
 */
export function formatRand(rand: number): string {
  const cents = Math.round(Math.abs(rand) * 100)
  const whole = formatCount(Math.floor(cents / 100))
  const rest = cents % 100
  const sign = rand < 0 && cents > 0 ? '-' : ''
  return `${sign}R${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
