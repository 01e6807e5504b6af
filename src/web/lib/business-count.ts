import type { CardPage } from '#shared/schemas/business-list.ts'
import { countOf } from '#shared/text/numbers.ts'

/** '6 businesses found'. */
export function businessCount({
  total,
  totalIsExact,
}: Pick<CardPage, 'total' | 'totalIsExact'>): string {
  const found = `${countOf(total, 'business', 'businesses')} found`
  return totalIsExact ? found : `More than ${found}`
}
