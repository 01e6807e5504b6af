import { formatCount } from '#shared/text/numbers.ts'

export const reviewCount = (count: number) =>
  count === 1 ? '1 review' : `${formatCount(count)} reviews`
