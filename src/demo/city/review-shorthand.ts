import type { DemoReview, Stars } from './city.types.ts'

const LINE = /^([1-5]) (\d{1,3})d(?: (\S.*))?$/

/** '4 12d Good coffee.' is four stars, twelve days ago, with a comment; '5 30d' has none. */
export function reviews(lines: string[]): DemoReview[] {
  return lines.map((line) => {
    const match = LINE.exec(line)
    if (!match) throw new Error(`"${line}" is not a review.`)
    const [, stars, daysAgo, comment] = match
    return {
      // biome-ignore lint/plugin: the pattern lets 1 to 5 through
      stars: Number(stars) as Stars,
      daysAgo: Number(daysAgo),
      ...(comment && { comment }),
    }
  })
}
