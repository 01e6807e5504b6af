import { allNeedles, type ParsedQuery, type WordGroup } from '#shared/search/query.ts'
import { BOUNDS } from './bounds.ts'

/** Consecutive whole words; with `open`, the last one is a prefix. */
export interface Phrase {
  words: readonly string[]
  open: boolean
}

/** The index phrases that a needle expands to. */
interface TermExpansion {
  phrases: readonly Phrase[]
  /** It occurs inside so many words that not all of them are searched. */
  isCommon: boolean
}

/**
 * A needle that begins inside a word ('burger' in 'steakburgers') is looked up among the known words; one
 * that occurs in no text has no phrases.
 */
export type TermExpansions = ReadonlyMap<string, TermExpansion>

/** The known words. Those of one or two letters are not indexed. */
export interface KnownWords {
  containing(piece: string, limit: number): Promise<string[]>
  /** With one of these prefixes, none of which begins with another. */
  beginningWith(beginnings: readonly string[], limit: number): Promise<string[]>
}

const SHORTEST_INDEXED = 3

export async function expandTerms(parsed: ParsedQuery, words: KnownWords): Promise<TermExpansions> {
  const needles = [
    ...new Set([...parsed.words.flatMap(allNeedles), ...(parsed.area?.needles ?? [])]),
  ]
  const pieces = needles.filter((needle) => !isBeginning(needle))
  // Words are stored in the order of their first use, so common words are among the first.
  const share = Math.max(BOUNDS.eachPiece, Math.floor(BOUNDS.pieces / pieces.length))
  const [known, ...containing] = await Promise.all([
    findKnown(needles, words),
    ...pieces.map(async (piece) => {
      const first = firstWordOf(piece)
      // A house number is too short to be looked up inside others: '8 main road'.
      return isIndexable(first) ? words.containing(first, share + 1) : [first]
    }),
  ])
  return new Map([
    ...needles
      .filter(isBeginning)
      .map((needle): [string, TermExpansion] => [
        needle,
        { phrases: beginningWith(needle, known), isCommon: false },
      ]),
    ...pieces.map((piece, at): [string, TermExpansion] => [
      piece,
      wordsContaining(piece, containing[at] ?? [], share, known),
    ]),
  ])
}

const firstWordOf = (needle: string) => needle.trim().split(' ')[0] ?? ''

const isBeginning = (needle: string) => needle.startsWith(' ')

/** Whether any text may contain the needle. */
export const isIndexed = (expansions: TermExpansions, needle: string) =>
  expansions.get(needle)?.phrases.length !== 0

/**
 * The query without substrings of many words, if the word itself occurs in a text: 'art' then does not match
 * start or party.
 */
export function withoutCommonParts(parsed: ParsedQuery, expansions: TermExpansions): ParsedQuery {
  const words = parsed.words.map((group) => {
    const isCommon = group.part.some((needle) => expansions.get(needle)?.isCommon)
    const isWhole = [...group.own, ...group.same].some((needle) => isIndexed(expansions, needle))
    return isCommon && isWhole ? { ...group, part: [] } : group
  })
  return { ...parsed, words }
}

/** The query without needles that occur in no text: most synonyms, which ranking would search in every candidate. */
export function onlyKnown(parsed: ParsedQuery, expansions: TermExpansions): ParsedQuery {
  const isKnown = (needle: string) => isIndexed(expansions, needle)
  const onlyKnownOf = (group: WordGroup): WordGroup => ({
    ...group,
    own: group.own.filter(isKnown),
    same: group.same.filter(isKnown),
    wide: group.wide.filter(isKnown),
    part: group.part.filter(isKnown),
  })
  return {
    ...parsed,
    words: parsed.words.map(onlyKnownOf),
    optional: parsed.optional.map(onlyKnownOf),
  }
}

const isIndexable = (word: string) => [...word].length >= SHORTEST_INDEXED

/** Of the words that needles begin with or consist of, those that occur in a text; null if too many. */
async function findKnown(needles: Iterable<string>, words: KnownWords): Promise<string[] | null> {
  const asked = [...needles]
    // A substring may be followed by whole words: 'main road'.
    .flatMap((needle) =>
      needle
        .trim()
        .split(' ')
        .slice(isBeginning(needle) ? 0 : 1),
    )
    .filter(isIndexable)
  if (asked.length === 0) return []
  const known = await words.beginningWith(withoutNested(asked), BOUNDS.prefixMatches)
  return known.length === BOUNDS.prefixMatches ? null : known
}

/** 'plumbers' and 'plumbing' also begin with 'plumb': one range finds them all. */
function withoutNested(beginnings: readonly string[]): string[] {
  const shortest: string[] = []
  for (const beginning of beginnings.toSorted()) {
    const last = shortest.at(-1)
    if (last === undefined || !beginning.startsWith(last)) shortest.push(beginning)
  }
  return shortest
}

/**
 * A needle that begins with a word. Most synonyms occur in no text and are dropped; and PostgreSQL can
 * estimate how common a word is, but not a prefix, so a prefix is expanded to the whole words that begin with
 * it.
 */
function beginningWith(needle: string, known: readonly string[] | null): Phrase[] {
  const open = !needle.endsWith(' ')
  const words = needle.trim().split(' ')
  const last = words.at(-1) ?? ''
  if (known === null) return [{ words, open }]
  if (open && words.length === 1 && isIndexable(last)) {
    const prefixMatches = known.filter((word) => word.startsWith(last))
    if (prefixMatches.length <= BOUNDS.pieces)
      return prefixMatches.map((word) => ({ words: [word], open: false }))
  }

  const whole = open ? words.slice(0, -1) : words
  const isMet =
    whole.every((word) => !isIndexable(word) || known.includes(word)) &&
    (!open || !isIndexable(last) || known.some((word) => word.startsWith(last)))
  return isMet ? [{ words, open }] : []
}

/** A needle that begins inside a word, expanded to the words that contain it, with a limit. */
function wordsContaining(
  needle: string,
  found: readonly string[],
  most: number,
  known: readonly string[] | null,
): TermExpansion {
  const open = !needle.endsWith(' ')
  const [first = '', ...rest] = needle.trim().split(' ')
  const alone = rest.length === 0
  const ends = alone ? [{ words: [], open: false }] : endsOf(rest, open, known)
  const phrases = found
    .slice(0, most)
    .filter((word) => (alone && open ? word.includes(first) : word.endsWith(first)))
    .flatMap((word) => ends.map((end) => ({ ...end, words: [word, ...end.words] })))
  return { phrases, isCommon: found.length > most }
}

/**
 * A last word may be the prefix of this many known words: 'road' and 'roads'. With more, the index searches
 * by prefix.
 */
const MAX_ENDS = 5

function endsOf(
  words: readonly string[],
  open: boolean,
  known: readonly string[] | null,
): Phrase[] {
  const last = words.at(-1) ?? ''
  const lasts = open && isIndexable(last) ? known?.filter((word) => word.startsWith(last)) : null
  if (!lasts || lasts.length > MAX_ENDS) return [{ words, open }]
  return lasts.map((word) => ({ words: [...words.slice(0, -1), word], open: false }))
}
