import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { SUBURBS } from '#shared/places/suburbs.ts'
import { wordsOf } from '#shared/text/normalise.ts'
import { WEAK_WORDS } from './dictionary/stop-words.ts'
import { PHRASE_WORDS, SYNONYM_WORDS } from './dictionary/synonyms.ts'
import { editDistance } from './edit-distance.ts'

/** A shorter word is too similar to too many others: 'gym' and 'gem', 'spa' and 'spar'. */
const SHORTEST = 4
/** A longer one is no word. */
const LONGEST = 30

interface Known {
  word: string
  letters: number
}

/** Known words by length, in the order of preference. */
export interface WordList {
  has: (word: string) => boolean
  /** Whether a known word contains this text: then it is a part of a word, and no typo. */
  contains: (piece: string) => boolean
  ofLength: (length: number) => readonly Known[]
}

export function makeWordList(texts: Iterable<string>): WordList {
  const words = new Set<string>()
  for (const text of texts) {
    for (const word of wordsOf(text)) if (word.length >= SHORTEST) words.add(word)
  }
  const byLength = new Map<number, Known[]>()
  for (const word of words) {
    const known = { word, letters: lettersOf(word) }
    const peers = byLength.get(word.length)
    if (peers) peers.push(known)
    else byLength.set(word.length, [known])
  }
  const joined = [...words].join(' ')
  return {
    has: (word) => words.has(word),
    contains: (piece) => joined.includes(piece),
    ofLength: (length) => byLength.get(length) ?? [],
  }
}

const PLACE_NAMES: readonly string[] = SUBURBS.flatMap((suburb) => suburb.spellings)

/** The built-in words, without the catalogue. */
export const OWN_WORDS = makeWordList([...SYNONYM_WORDS, ...INDUSTRIES, ...PLACE_NAMES])
/** Words with a meaning only next to others. */
export const OTHER_WORDS = makeWordList(PHRASE_WORDS)
export const PLACE_WORDS = makeWordList(PLACE_NAMES)

const TRADE_WORDS = makeWordList(SYNONYM_WORDS)
/** A shorter end may be chance: 'xylophone'. */
const SHORTEST_HEAD = 6

/**
 * Words are written as one in Afrikaans: 'motorbande' as its two known words, 'huisverwer' as the known one
 * at its end, which says what it is. Undefined where there is none.
 */
export function splitCompound(word: string): string | undefined {
  let head: string | undefined
  for (let at = SHORTEST - 1; at <= word.length - SHORTEST; at++) {
    const [before, end] = [word.slice(0, at), word.slice(at)]
    if (!TRADE_WORDS.has(end) || WEAK_WORDS.has(end)) continue
    if (TRADE_WORDS.has(before)) return `${before} ${end}`
    if (end.length >= SHORTEST_HEAD) head ??= end
  }
  return head
}

/** How many edits are allowed; 0 if a word is too short or too long to be corrected. */
export function allowedDistance(term: string): number {
  if (term.length < SHORTEST || term.length > LONGEST) return 0
  return term.length < 8 ? 1 : 2
}

/** The letters of a word as a bit mask: one edit changes at most two bits. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26)
  }
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/** Letters that are heard as one another, so that one is written for the other. */
const SOUND_ALIKE = ['aeiouy', 'ckqx', 'csxz', 'fvw', 'gj', 'dt', 'bp', 'mn', 'tz']
/** Up to this length another letter makes another word: 'cage' is no cafe, and 'blood' no brood. */
const SHORT = 5

function isOtherWord(term: string, word: string): boolean {
  if (term.length > SHORT || term.length !== word.length) return false
  const at = [...term].findIndex((letter, place) => letter !== word[place])
  // Where more differ, letters have changed places, or it is too far away.
  if (at < 0 || term.slice(at + 1) !== word.slice(at + 1)) return false
  const [typed, meant] = [term[at] ?? '', word[at] ?? '']
  return !SOUND_ALIKE.some((letters) => letters.includes(typed) && letters.includes(meant))
}

/** People rarely mistype the first letter, so a different one counts as one more edit; so does another word. */
export function typoDistance(
  term: string,
  word: string,
  limit = Math.max(term.length, word.length) + 1,
): number {
  const extra = (term[0] === word[0] ? 0 : 1) + (isOtherWord(term, word) ? 1 : 0)
  return editDistance(term, word, limit - extra) + extra
}

/** Spelled as it sounds: 'fotographer'. */
export const phoneticSpelling = (term: string) =>
  term.startsWith('f') ? `ph${term.slice(1)}` : term

/** How a name sounds, roughly: 'poppys' and 'poppie' are one. */
export const soundOf = (word: string) =>
  word
    .replace(/s$/, '')
    .replace(/(?:ie|ey|y)$/, 'i')
    .replaceAll('ph', 'f')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('z', 's')
    .replaceAll(/(.)\1/g, '$1')

/** The nearest known word within the limit, the term itself if it is known, null if there is none. */
export function correctTerm(term: string, words: WordList): string | null {
  if (words.has(term)) return term
  const allowed = allowedDistance(term)
  const letters = lettersOf(term)
  let best: string | null = null
  let reach = allowed
  // On a tie the longer word wins: letters are omitted more often than added.
  for (let step = 0; step <= allowed; step++) {
    for (const length of new Set([term.length + step, term.length - step])) {
      for (const known of words.ofLength(length)) {
        if (countBits(letters ^ known.letters) > 2 * reach) continue
        const distance = typoDistance(term, known.word, reach)
        if (distance > reach || (best !== null && distance === reach)) continue
        best = known.word
        reach = distance
      }
    }
  }
  return best
}
