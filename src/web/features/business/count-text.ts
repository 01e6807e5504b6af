import { withCommas } from '#web/lib/with-commas.ts'

/** '1,284 views', '1 view'. */
export function countText(count: number, word: string): string {
  return `${withCommas(count)} ${word}${count === 1 ? '' : 's'}`
}
