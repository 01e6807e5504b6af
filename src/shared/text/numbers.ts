/**
 * '2,517'. Without Intl, so that server and browser agree whatever their ICU, and because the first use of a
 * browser's formatter costs a phone 30 ms.
 */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** 'review' or 'reviews': the word alone. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}

/** '1 review', '1,284 reviews'. */
export function countOf(count: number, one: string, many?: string): string {
  return `${formatCount(count)} ${plural(count, one, many)}`
}
