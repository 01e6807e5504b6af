import type { CardPage } from '#shared/schemas/business-list.ts'
import { formatCount } from '#shared/text/numbers.ts'

/** '6 businesses found'. */
export function businessCount({
  total,
  totalIsExact,
}: Pick<CardPage, 'total' | 'totalIsExact'>): string {
  const number = formatCount(total)
  if (!totalIsExact) return `More than ${number} businesses found`
  return total === 1 ? '1 business found' : `${number} businesses found`
}
