import { allNeedles, type ParsedQuery } from '#shared/search/query.ts'

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
  const needles = new Set([...parsed.words.flatMap(allNeedles), ...(parsed.area?.needles ?? [])])
  const known = await findKnown(needles, words)
  const entries = await Promise.all(
    [...needles].map(async (needle) => {
      const begins = needle.startsWith(' ')
      return [needle, begins ? begunBy(needle, known) : await holding(needle, words)] as const
    }),
  )
  return new Map(entries)
}

/**
 * The question without pieces that stand inside so many words that no index serves them, where the word
 * itself stands in a text: 'art' is then no start and no party.
 */
export function withoutCommonParts(parsed: ParsedQuery, book: PhraseBook): ParsedQuery {
  const words = parsed.words.map((group) => {
    const isCommon = group.part.some((needle) => book.get(needle) === null)
    const isWhole = [...group.own, ...group.same].some((needle) => book.get(needle)?.length)
    return isCommon && isWhole ? { ...group, part: [] } : group
  })
  return { ...parsed, words }
}

/** The question without the needles that stand in no text: most synonyms, which ranking would look for in each. */
export function onlyKnown(parsed: ParsedQuery, book: PhraseBook): ParsedQuery {
  const isKnown = (needle: string) => book.get(needle)?.length !== 0
  const words = parsed.words.map((group) => ({
    ...group,
    own: group.own.filter(isKnown),
    same: group.same.filter(isKnown),
    wide: group.wide.filter(isKnown),
    part: group.part.filter(isKnown),
  }))
  return { ...parsed, words }
}

const isKept = (word: string) => [...word].length >= KEPT_LETTERS

/** Of the words that needles begin with or consist of, those that stand in a text; null if too many. */
async function findKnown(needles: Iterable<string>, words: Words): Promise<string[] | null> {
  const asked = [...needles]
    .filter((needle) => needle.startsWith(' '))
    .flatMap((needle) => needle.trim().split(' '))
    .filter(isKept)
  if (asked.length === 0) return []
  const known = await words.beginningWith([...new Set(asked)], MOST_BEGUN)
  return known.length === MOST_BEGUN ? null : known
}

/**
 * A needle that begins with a word. Most synonyms stand in no text at all and fall away; and
 * PostgreSQL can tell how common a word is, but not how common a beginning, so a beginning becomes
 * the whole words that begin so.
 */
function begunBy(needle: string, known: readonly string[] | null): Phrase[] {
  const open = !needle.endsWith(' ')
  const words = needle.trim().split(' ')
  const last = words.at(-1) ?? ''
  if (known === null) return [{ words, open }]
  if (open && words.length === 1 && isKept(last))
    return known
      .filter((word) => word.startsWith(last))
      .map((word) => ({ words: [word], open: false }))

  const whole = open ? words.slice(0, -1) : words
  const stands =
    whole.every((word) => !isKept(word) || known.includes(word)) &&
    (!open || !isKept(last) || known.some((word) => word.startsWith(last)))
  return stands ? [{ words, open }] : []
}

/** A needle that begins inside a word, as the words that hold it. */
async function holding(needle: string, words: Words): Promise<Phrase[] | null> {
  const open = !needle.endsWith(' ')
  const [first = '', ...rest] = needle.trim().split(' ')
  const known = await words.containing(first, MOST_WORDS + 1)
  if (known.length > MOST_WORDS) return null
  const alone = rest.length === 0
  return known
    .filter((word) => (alone && open ? word.includes(first) : word.endsWith(first)))
    .map((word) => ({ words: [word, ...rest], open: open && !alone }))
}
