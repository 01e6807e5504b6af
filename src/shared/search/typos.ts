import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { SUBURBS } from '#shared/places/suburbs.ts'
import { editDistance } from './edit-distance.ts'
import { wordsOf } from './normalise.ts'
import { STOP_WORDS } from './stop-words.ts'
import { SYNONYM_WORDS } from './synonyms.ts'

/** A shorter word is too near to too many others: 'gym' and 'gem', 'spa' and 'spar'. */
const SHORTEST = 4

/** Known words, by length, in the order of preference. */
export interface Vocabulary {
  has: (word: string) => boolean
  /** Whether a known word contains this piece: it is the beginning of one, and no typo. */
  contains: (piece: string) => boolean
  ofLength: (length: number) => readonly string[]
}

export function makeVocabulary(texts: Iterable<string>): Vocabulary {
  const words = new Set<string>()
  for (const text of texts) {
    for (const word of wordsOf(text)) if (word.length >= SHORTEST) words.add(word)
  }
  const byLength = new Map<number, string[]>()
  for (const word of words) {
    const peers = byLength.get(word.length)
    if (peers) peers.push(word)
    else byLength.set(word.length, [word])
  }
  const joined = [...words].join(' ')
  return {
    has: (word) => words.has(word),
    contains: (piece) => joined.includes(piece),
    ofLength: (length) => byLength.get(length) ?? [],
  }
}

export const PLACE_WORDS: readonly string[] = SUBURBS.flatMap((suburb) => suburb.spellings)

/** Our own words come first, so on a tie between words of one length a trade beats a name. */
export function searchVocabulary(businessNames: Iterable<string>): Vocabulary {
  return makeVocabulary([...SYNONYM_WORDS, ...INDUSTRIES, ...PLACE_WORDS, ...businessNames])
}

function allowedDistance(term: string): number {
  if (term.length < SHORTEST) return 0
  return term.length < 8 ? 1 : 2
}

/** People rarely miss the first letter, so a word that begins otherwise is one step further away. */
export function typoDistance(
  term: string,
  word: string,
  limit = Math.max(term.length, word.length) + 1,
): number {
  const extra = term[0] === word[0] ? 0 : 1
  return editDistance(term, word, limit - extra) + extra
}

/** The nearest known word within reach, the term itself if it is known, null if nothing is near. */
export function correctTerm(term: string, vocabulary: Vocabulary): string | null {
  if (vocabulary.has(term)) return term
  const allowed = allowedDistance(term)
  let best: string | null = null
  let reach = allowed
  // On a tie the longer word wins: letters are left out more often than put in.
  for (let step = 0; step <= allowed; step++) {
    for (const length of new Set([term.length + step, term.length - step])) {
      for (const word of vocabulary.ofLength(length)) {
        const distance = typoDistance(term, word, reach)
        if (distance > reach || (best !== null && distance === reach)) continue
        best = word
        reach = distance
      }
    }
  }
  return best
}

function correctText(text: string, vocabulary: Vocabulary): string {
  return wordsOf(text)
    .map((word) =>
      STOP_WORDS.has(word) || vocabulary.contains(word)
        ? word
        : (correctTerm(word, vocabulary) ?? word),
    )
    .join(' ')
}

const PLACES = makeVocabulary(PLACE_WORDS)

/**
 * For a query that found nothing: the same with small typos mended, or null where there are none.
 * The area box is measured against places alone.
 */
export function correctQuery(
  q: string,
  area: string,
  vocabulary: Vocabulary,
): { q: string; area: string } | null {
  const corrected = { q: correctText(q, vocabulary), area: correctText(area, PLACES) }
  const changed = corrected.q !== wordsOf(q).join(' ') || corrected.area !== wordsOf(area).join(' ')
  return changed ? corrected : null
}
