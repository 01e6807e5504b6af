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

/** The known words. Those of one or two letters are not kept. */
export interface Words {
  containing(piece: string, limit: number): Promise<string[]>
  beginningWith(beginnings: readonly string[], limit: number): Promise<string[]>
}

/** The piece stands in so many words that it is met on every corner: no index is needed to find it. */
const MOST_WORDS = 400
const MOST_BEGUN = 2000
const KEPT_LETTERS = 3

export async function makePhraseBook(parsed: ParsedQuery, words: Words): Promise<PhraseBook> {
  const needles = new Set([
    ...parsed.words.flatMap(({ close, wide }) => [...close, ...wide]),
    ...(parsed.area?.needles ?? []),
  ])
  const begun = await findBegun(needles, words)
  const book = new Map<string, readonly Phrase[] | null>()
  for (const needle of needles) {
    book.set(needle, begun.get(needle) ?? (await phrasesOf(needle, words)))
  }
  return book
}

/**
 * Beginnings of words as the whole words that begin so. Most synonyms stand in no text at all and
 * fall away, and PostgreSQL can tell how common a word is, but not how common a beginning.
 */
async function findBegun(needles: Iterable<string>, words: Words): Promise<Map<string, Phrase[]>> {
  const beginnings = [...needles].filter(
    (needle) => /^ \S+$/.test(needle) && needle.length > KEPT_LETTERS,
  )
  if (beginnings.length === 0) return new Map()
  const known = await words.beginningWith(
    beginnings.map((needle) => needle.trim()),
    MOST_BEGUN,
  )
  if (known.length === MOST_BEGUN) return new Map()
  return new Map(
    beginnings.map((needle) => {
      const begun = known.filter((word) => word.startsWith(needle.trim()))
      return [needle, begun.map((word) => ({ words: [word], open: false }))]
    }),
  )
}

async function phrasesOf(needle: string, words: Words): Promise<Phrase[] | null> {
  const open = !needle.endsWith(' ')
  const [first = '', ...rest] = needle.trim().split(' ')
  if (needle.startsWith(' ')) return [{ words: [first, ...rest], open }]

  const holding = await words.containing(first, MOST_WORDS + 1)
  if (holding.length > MOST_WORDS) return null
  const alone = rest.length === 0
  return holding
    .filter((word) => (alone && open ? word.includes(first) : word.endsWith(first)))
    .map((word) => ({ words: [word, ...rest], open: open && !alone }))
}
