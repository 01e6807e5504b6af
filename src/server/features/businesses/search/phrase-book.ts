import type { ParsedQuery } from '#shared/catalogue/search/query.ts'

/** Whole words in a row; with `open`, the last one may go on. */
export interface Phrase {
  words: readonly string[]
  open: boolean
}

/**
 * What a needle means in an index of words. A needle that begins inside a word ('burger' in
 * 'steakburgers') is looked up among the known words; null where too many of them hold it.
 */
export type PhraseBook = ReadonlyMap<string, readonly Phrase[] | null>

/** The piece stands in so many words that it is met on every corner: no index is needed to find it. */
const MOST_WORDS = 400

type FindWords = (piece: string, limit: number) => Promise<string[]>

export async function makePhraseBook(
  parsed: ParsedQuery,
  findWords: FindWords,
): Promise<PhraseBook> {
  const needles = [
    ...parsed.words.flatMap(({ close, wide }) => [...close, ...wide]),
    ...(parsed.area?.needles ?? []),
  ]
  const book = new Map<string, readonly Phrase[] | null>()
  for (const needle of needles) {
    if (!book.has(needle)) book.set(needle, await phrasesOf(needle, findWords))
  }
  return book
}

async function phrasesOf(needle: string, findWords: FindWords): Promise<Phrase[] | null> {
  const open = !needle.endsWith(' ')
  const [first = '', ...rest] = needle.trim().split(' ')
  if (needle.startsWith(' ')) return [{ words: [first, ...rest], open }]

  const alone = rest.length === 0
  const known = (await findWords(first, MOST_WORDS + 1)).filter((word) =>
    alone && open ? word.includes(first) : word.endsWith(first),
  )
  if (known.length > MOST_WORDS) return null
  return known.map((word) => ({ words: [word, ...rest], open: open && !alone }))
}
