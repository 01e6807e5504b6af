import type { DemoReview } from './city.types.ts'

const STARS = [1, 2, 3, 4, 5] as const
const LINE = /^([1-5]) (\d{1,3})d(?: (\S.*))?$/

/** '4 12d Good coffee.' is four stars, twelve days ago, with a comment; '5 30d' has none. */
export function reviews(lines: string[]): DemoReview[] {
  return lines.map((line) => {
    const [, count, daysAgo, comment] = LINE.exec(line) ?? []
    const stars = STARS.find((known) => known === Number(count))
    if (!stars) throw new Error(`"${line}" is not a review.`)
    return {
      stars,
      daysAgo: Number(daysAgo),
      ...(comment && { comment }),
    }
  })
}
