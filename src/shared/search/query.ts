import type { Industry } from '#shared/catalogue/industries.ts'
import type { Point } from '#shared/places/distance.ts'
import { getLandmark, getPlace } from '#shared/places/suburbs.ts'
import { wordsOf } from '#shared/text/normalise.ts'
import { type AreaPart, areaAround, areaPart, type Span, streetPart } from './area-part.ts'
import { CITY_AND_CENTRE, PREPOSITIONS, STOP_WORDS, WEAK_WORDS } from './dictionary/stop-words.ts'
import { type Expansion, expansionsOf, MAX_TERM_WORDS } from './dictionary/synonyms.ts'
import { formsOf } from './dictionary/word-forms.ts'
import { MAX_CHARACTERS, MAX_LETTERS, MAX_READ, MAX_TINY, MAX_WORDS } from './limits.ts'
import { needlesOfTyped, prune, singular } from './needles.ts'
import {
  type FoundPlaces,
  findBarePlace,
  findElsewhere,
  findMisspeltPlace,
  findPlaces,
  findSaidPlaces,
  isEverywhere,
} from './places.ts'
import { type FoundIntent, findIntents } from './query-intents.ts'
import { type FoundStreet, findStreet } from './streets.ts'

/** One searched thing. A business matches if any needle occurs in one of its texts. */
export interface WordGroup extends Span {
  typed: string
  /** The typed words as whole words, in all their forms. */
  own: string[]
  /** Synonyms. */
  same: string[]
  /** Words of the same trade, or of the nearest one. */
  wide: string[]
  /** The typed words as substrings of other words. */
  part: string[]
  /** The industries it belongs to; empty if unknown. */
  industries: Industry[]
  /** How specific it is, from 1: the least specific word is dropped first. */
  specificity: number
}

/** The proof in a text that a business offers it, directly or nearly. */
export const closeNeedles = ({ own, same, part }: WordGroup): string[] => [...own, ...same, ...part]
export const allNeedles = (group: WordGroup): string[] => [...closeNeedles(group), ...group.wide]

/** Every group must match (AND), and the area if there is one. An empty query matches everything. */
export interface ParsedQuery {
  /** All words of the first box. */
  typed: string[]
  words: WordGroup[]
  /** Words that only affect the order: 'fix' in 'fix my geyser'. */
  optional: WordGroup[]
  area: AreaPart | null
  intents: FoundIntent[]
  /** Cities outside our region. */
  elsewhere: string[]
}

const SPECIFICITY = { weak: 1, intent: 2, word: 3, known: 5 }

/** A word like 'repair', which says little by itself. */
export const isWeak = ({ specificity }: WordGroup) => specificity === SPECIFICITY.weak

/** A known trade: whatever else was typed, this is what is needed. */
export const isTrade = ({ specificity }: WordGroup) => specificity === SPECIFICITY.known

/** A word without a meaning of ours: perhaps a name. */
export const isUnknownWord = ({ specificity }: WordGroup) => specificity === SPECIFICITY.word

/** The words of a box, truncated to a maximum, whatever was pasted. Stop words don't count. */
export function readWords(text: string): string[] {
  // Once more after decomposing, which turns one letter into up to eighteen.
  const first = text.slice(0, MAX_CHARACTERS).normalize('NFKD').slice(0, MAX_CHARACTERS)
  const words = wordsOf(first).map((word) => word.slice(0, MAX_LETTERS))
  let counted = 0
  const end = words.findIndex((word) => !STOP_WORDS.has(word) && ++counted > MAX_READ)
  return end < 0 ? words : words.slice(0, end)
}

export function parseQuery(q = '', area = '', here: Point | null = null): ParsedQuery {
  const asked = parseArea(area) ?? (here && areaAround(here))
  const typed = readWords(q)
  const left = [...typed]
  const take = ({ start, end }: Span) => left.fill('', start, end)

  const intents = findIntents(typed)
  for (const found of intents) if (!isAlsoNeed(typed, found)) take(spanToTake(typed, found))

  const city = isEverywhere(left)
  left.forEach((_, at) => {
    if (city[at]) left[at] = ''
  })

  let found = findSaidPlaces(left)
  // Without a preposition a place is a guess, and the area box has priority.
  if (!asked && !found) found = bareIn(left)
  if (found) take(found)
  const street = asked ? null : streetBeside(found, findStreet(left))
  if (street) take(street)

  const abroad = findElsewhere(left)
  const elsewhere = abroad < 0 ? [] : [left[abroad] ?? '']
  if (abroad >= 0) take({ start: abroad - 1, end: abroad + 1 })

  const words = groupsOf(left)
  if (!asked && !found && !street && words.length === 0) found = centreIn(typed)
  return {
    typed,
    words:
      words.length > 0 || found || street || asked || hasOnlyIntentsOrCity(typed, city, intents)
        ? words
        : plain(typed),
    optional: [],
    area: asked ?? (street ? streetPart(street, found) : found && areaPart(found.places, found)),
    intents,
    elsewhere,
  }
}

export function isEmptyQuery(parsed: ParsedQuery): boolean {
  return parsed.words.length === 0 && parsed.area === null
}

/** 'sunday lunch' is a time, and a thing that people look for. */
const isAlsoNeed = (typed: readonly string[], { intent, start, end }: FoundIntent) =>
  intent.kind === 'open' && isKnownTerm(typed.slice(start, end + 1))

/** 'table for' of 'table for 8' stays: it says what is needed. */
const spanToTake = (typed: readonly string[], { intent, start, end }: FoundIntent): Span =>
  intent.kind === 'people' && isKnownTerm(typed.slice(start - 1, start + 1))
    ? { start: start + 1, end }
    : { start, end }

/** Words that are already used may follow an everyday name without hiding it. */
function bareIn(words: readonly string[]): FoundPlaces | null {
  const said = words.slice(0, words.findLastIndex(Boolean) + 1)
  return findBarePlace(said, isKnownTerm) ?? findMisspeltPlace(said)
}

/** 'watch rugby': the words before an everyday name and it have a meaning together. */
const isKnownTerm = (phrase: readonly string[]) => meaningsOf(phrase).length > 0

/** 'Kaapstad' alone: from the centre outwards. */
function centreIn(typed: readonly string[]): FoundPlaces | null {
  const start = typed.findIndex((word) => CITY_AND_CENTRE.has(word))
  const centre = getPlace('City Centre')
  return start < 0 || !centre ? null : { places: [centre], start, end: start + 1 }
}

/** Only an intent or the city's name was typed, so the place is everywhere. */
function hasOnlyIntentsOrCity(
  typed: readonly string[],
  city: boolean[],
  intents: readonly FoundIntent[],
) {
  return typed.every(
    (word, at) =>
      city[at] ||
      intents.some(({ start, end }) => at >= start && at < end) ||
      (STOP_WORDS.has(word) && (intents.length > 0 || city.includes(true))),
  )
}

/** A name may consist of stop words only: then they are searched. */
const plain = (typed: readonly string[]) =>
  typed.slice(0, MAX_WORDS).map((word, start) => groupOf([word], { start, end: start + 1 }))

function parseArea(text: string): AreaPart | null {
  const typed = readWords(text)
  const city = isEverywhere(typed)
  const said = typed.join(' ').replace(/^the /, '')
  const whole = getPlace(typed.join(' ')) ?? getLandmark(said)
  const isCity = city.every(Boolean)
  const places =
    whole && !isCity ? [whole] : findPlaces(typed.map((word, at) => (city[at] ? '-' : word)))
  if (places.length > 0) return areaPart(places, null)
  const isNear = findIntents(typed)[0]?.intent.kind === 'nearMe'
  const words = typed.filter((_, at) => !city[at])
  while (PREPOSITIONS.has(words[0] ?? '')) words.shift()
  if (words.length === 0 || isNear) return null
  const name = words.slice(0, MAX_WORDS).join(' ')
  const needles = needlesOfTyped(name, false)
  return { name, places: [], needles, widened: [], rings: [], acrossBorders: [], fromQuery: null }
}

/** 'albert road woodstock': a street and a suburb that follow one another. Elsewhere the suburb counts. */
function streetBeside(found: FoundPlaces | null, street: FoundStreet | null): FoundStreet | null {
  const isBeside = !found || found.end === street?.start || found.start === street?.end
  return isBeside ? street : null
}

/** Empty strings mark words that were already used. */
function groupsOf(words: readonly string[]): WordGroup[] {
  const groups: WordGroup[] = []
  for (let start = 0; start < words.length; ) {
    const end = start + termLengthAt(words, start)
    const phrase = words.slice(start, end)
    const isSmall = end - start === 1 && (phrase[0] === '' || STOP_WORDS.has(phrase[0] ?? ''))
    if (!isSmall) groups.push(groupOf(phrase, { start, end }))
    start = end
  }
  const counted = countedOf(groups)
  if (counted.length === 1) return counted.map(asPrefix)
  return counted.every(isWeak) ? counted : counted.map(withoutPartsIfWeak)
}

/** Each once and not too many: weak ones are left out first. */
function countedOf(groups: readonly WordGroup[]): WordGroup[] {
  const distinct = new Map(groups.toReversed().map((group) => [group.typed, group]))
  let tiny = 0
  const all = [...distinct.values()]
    .toReversed()
    .filter(({ typed }) => !isTiny(typed) || ++tiny <= MAX_TINY)
  const telling = all.filter((group) => !isWeak(group)).slice(0, MAX_WORDS)
  const weak = all.filter(isWeak).slice(0, MAX_WORDS - telling.length)
  return all.filter((group) => telling.includes(group) || weak.includes(group))
}

/** Beside others a weak word only affects the order, and its substrings need not be looked up. */
const withoutPartsIfWeak = (group: WordGroup) => (isWeak(group) ? { ...group, part: [] } : group)

/** Two letters alone that mean nothing are the beginning of a word. */
function asPrefix(group: WordGroup): WordGroup {
  const isUnknown = group.specificity === SPECIFICITY.word
  return isTiny(group.typed) && isUnknown
    ? { ...group, own: needlesOfTyped(group.typed, false) }
    : group
}

/** How many words from here on form one known term; 1 if none does. */
function termLengthAt(words: readonly string[], start: number): number {
  for (let length = Math.min(MAX_TERM_WORDS, words.length - start); length > 1; length--) {
    const phrase = words.slice(start, start + length)
    if (!phrase.includes('') && meaningsOf(phrase).length > 0) return length
  }
  return 1
}

/** 'lock smith' means the same as 'locksmith'. */
function meaningsOf(phrase: readonly string[]): readonly Expansion[] {
  const known = expansionsOf(phrase)
  return known.length > 0 || phrase.length !== 2 ? known : expansionsOf([phrase.join('')])
}

function groupOf(phrase: readonly string[], span: Span): WordGroup {
  const typed = phrase.join(' ')
  const meanings = meaningsOf(phrase)
  const whole = phrase.length > 1 ? wholePhrase(phrase) : wholeWord(typed)
  const isKnown = meanings.length > 0
  const trades = meanings.filter(({ isWish }) => !isWish)
  const synonyms = prune(
    meanings.flatMap(({ close }) => close),
    whole,
  )
  // 'towing' is a form of 'tow', which is too short to derive forms from.
  const isForm = (needle: string) => phrase.length === 1 && needle.startsWith(` ${typed}`)
  const own = [...whole, ...synonyms.filter(isForm)]
  const same = synonyms.filter((needle) => !isForm(needle))
  return {
    typed,
    own,
    same,
    wide: prune(
      meanings.flatMap(({ wide }) => wide),
      [...own, ...same],
    ),
    // A short word with a known meaning matches as a whole word: 'vet' is no vetkoek.
    part: phrase.length > 1 || (isKnown && typed.length < 5) ? [] : partsOf(typed),
    industries:
      trades.length < meanings.length
        ? []
        : [...new Set(trades.flatMap(({ industries }) => industries))],
    specificity: specificityOf(phrase, isKnown, trades.length > 0),
    ...span,
  }
}

function specificityOf(phrase: readonly string[], isKnown: boolean, isTrade: boolean): number {
  if (phrase.length === 1 && WEAK_WORDS.has(phrase[0] ?? '')) return SPECIFICITY.weak
  if (isTrade) return SPECIFICITY.known
  return isKnown ? SPECIFICITY.intent : SPECIFICITY.word
}

/** One or two letters would match everywhere: only whole words count, unless typed alone. */
const isTiny = (word: string) => [...word].length < 3

const wholeWord = (word: string) => formsOf(word).map((form) => ` ${form} `)

const partsOf = (word: string) => (isTiny(word) ? [] : needlesOfTyped(word, false))

function wholePhrase(phrase: readonly string[]): string[] {
  const before = phrase.slice(0, -1).join(' ')
  const last = phrase.at(-1) ?? ''
  const lasts = new Set([last, singular(last), ...(isTiny(last) ? [] : formsOf(last))])
  return [...lasts].map((form) => ` ${before} ${form} `)
}
