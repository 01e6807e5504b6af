import type { CardPage } from '#shared/schemas/business-list.ts'

/** '6 businesses found'. Written with our comma, whatever the reader's device would choose. */
export function businessCount({
  total,
  totalIsExact,
}: Pick<CardPage, 'total' | 'totalIsExact'>): string {
  const number = total.toLocaleString('en-US')
  if (!totalIsExact) return `More than ${number} businesses found`
  return total === 1 ? '1 business found' : `${number} businesses found`
}
