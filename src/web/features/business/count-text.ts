import { formatCount } from '#shared/text/numbers.ts'

/** '1,284 views', '1 view'. */
export function countText(count: number, word: string): string {
  return `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`
}
