import type { Db } from '#server/platform/db/schema.ts'
import { splitTerm } from '#shared/search/dictionary/synonyms.ts'
import { singular } from '#shared/search/needles.ts'
import { readWords } from '#shared/search/query.ts'
import {
  allowedDistance,
  correctTerm,
  makeWordList,
  OTHER_WORDS,
  OWN_WORDS,
  PLACE_WORDS,
  phoneticSpelling,
  soundOf,
  splitCompound,
} from '#shared/search/typos.ts'
import { BOUNDS } from './bounds.ts'
import { findWordsBeginningLike } from './search.repository.ts'
import type { TextIndex } from './text-index.ts'

export interface Unknown {
  /** Words of the first box that occur in no text. */
  words: ReadonlySet<string>
  /** The area box names no known place, and no address. */
  isPlace: boolean
}

/**
 * The query with small typos corrected in the words that occur in no text, or null if there are none. The
 * area box is compared with places only.
 */
export async function correctQuery(
  db: Db,
  index: TextIndex,
  typed: readonly string[],
  area: string,
  unknown: Unknown,
): Promise<{ q: string; area: string } | null> {
  // With more mistyped words than this, correcting them does not help.
  const correctable = new Set([...unknown.words].slice(0, BOUNDS.corrected))
  const words = await Promise.all(
    typed.map((word) => (correctable.has(word) ? correctWord(db, index, word) : word)),
  )
  const place = readWords(area)
  const corrected = {
    q: words.join(' '),
    area: (unknown.isPlace ? place.map(correctPlace) : place).join(' '),
  }
  const changed = corrected.q !== typed.join(' ') || corrected.area !== place.join(' ')
  return changed ? corrected : null
}

const correctPlace = (word: string) =>
  PLACE_WORDS.contains(word) ? word : (correctTerm(word, PLACE_WORDS) ?? word)

async function correctWord(db: Db, index: TextIndex, word: string): Promise<string> {
  if (OWN_WORDS.has(word) || allowedDistance(word) === 0) return word
  const split = splitTerm(word) ?? splitCompound(word)
  if (split !== undefined) return split
  const similar = await findSimilarWords(db, index, word)
  const heard = similar.find((known) => soundOf(known) === soundOf(word))
  if (heard !== undefined) return heard
  const nearest = async (term: string) =>
    correctTerm(term, OWN_WORDS) ??
    correctTerm(phoneticSpelling(term), OWN_WORDS) ??
    correctTerm(term, OTHER_WORDS) ??
    correctTerm(
      term,
      makeWordList(term === word ? similar : await findSimilarWords(db, index, term)),
    )
  const one = singular(word)
  return (await nearest(word)) ?? (one === word ? null : await nearest(one)) ?? word
}

/** Known words that begin or end like this one, of similar length. */
async function findSimilarWords(db: Db, index: TextIndex, word: string): Promise<string[]> {
  const slips = allowedDistance(word)
  const beginning = word.slice(0, word.length < 6 ? 2 : 3)
  const prefixMatches = await findWordsBeginningLike(
    db,
    beginning,
    [word.length - slips, word.length + slips],
    BOUNDS.likeBeginnings,
  )
  // A shorter ending occurs in too many words.
  if (word.length < 7) return prefixMatches
  return [...prefixMatches, ...(await index.findWords(db, word.slice(-4), BOUNDS.likeEndings))]
}
