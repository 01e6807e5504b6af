import type { Area } from '#shared/places/areas.ts'
import type { Place } from '#shared/places/suburbs.ts'
import { needlesOfTyped, prune } from './needles.ts'
import { wordsOf } from './normalise.ts'
import { findPlaces, liftBarePlace, liftSaidPlaces, withoutEverywhere } from './places.ts'
import { PREPOSITIONS, STOP_WORDS } from './stop-words.ts'
import { expansionsOf, MAX_TERM_WORDS } from './synonyms.ts'

/** One thing asked for. A business has it when any needle stands in its name, industry or description. */
export interface WordGroup {
  typed: string
  /** What was typed, and words that mean the same. */
  close: string[]
  /** Words of the same trade: they match, but after the close ones. */
  wide: string[]
}

export interface AreaPart {
  /** A business with any of these in its area or address is in the place that was asked for. */
  needles: string[]
  /** Areas around the place: businesses there match too, after those in the place itself. */
  widened: Area[]
  /** The place stood in the query, so it may be part of a name: look in the texts as well. */
  fromQuery: boolean
}

/** Every group must match (AND), and the area if there is one. Nothing in it matches everything. */
export interface ParsedQuery {
  words: WordGroup[]
  area: AreaPart | null
}

/** A longer query is a pasted text; its first words say enough, and the work stays bounded. */
const MAX_WORDS = 8
const MAX_CHARACTERS = 200

export function parseQuery(q = '', area = ''): ParsedQuery {
  const asked = parseArea(area)
  const typed = wordsOf(q.slice(0, MAX_CHARACTERS))

  let lifted = liftSaidPlaces(typed)
  // Without a preposition a place is a guess, and the area box has already answered it.
  if (!asked && lifted.places.length === 0) lifted = liftBarePlace(lifted.words)

  return {
    words: groupsOf(lifted.words, lifted.places.length > 0),
    area: asked ?? (lifted.places.length > 0 ? areaPart(lifted.places, true) : null),
  }
}

export function isEmptyQuery(parsed: ParsedQuery): boolean {
  return parsed.words.length === 0 && parsed.area === null
}

function parseArea(text: string): AreaPart | null {
  const typed = wordsOf(text.slice(0, MAX_CHARACTERS))
  const places = findPlaces(typed)
  if (places.length > 0) return areaPart(places, false)

  const words = withoutEverywhere(typed)
  while (PREPOSITIONS.has(words[0] ?? '')) words.shift()
  if (words.length === 0) return null
  return {
    needles: needlesOfTyped(words.slice(0, MAX_WORDS).join(' '), false),
    widened: [],
    fromQuery: false,
  }
}

function areaPart(places: readonly Place[], fromQuery: boolean): AreaPart {
  return {
    needles: prune(places.flatMap(({ spellings }) => spellings.map((spelling) => ` ${spelling} `))),
    widened: [...new Set(places.map((place) => place.area))],
    fromQuery,
  }
}

function groupsOf(typed: readonly string[], placeGiven: boolean): WordGroup[] {
  const words = withoutEverywhere(typed)
  const groups: WordGroup[] = []
  for (let index = 0; index < words.length; ) {
    const length = termLengthAt(words, index)
    const phrase = words.slice(index, index + length)
    if (length > 1 || !STOP_WORDS.has(phrase[0] ?? '')) groups.push(groupOf(phrase))
    index += length
  }
  // A name may consist of stop words alone, or of the city's: then they are all there is to go by.
  if (groups.length === 0 && !placeGiven && !isFiller(typed)) {
    groups.push(...typed.map((word) => groupOf([word])))
  }
  const distinct = new Map(groups.map((group) => [group.typed, group]))
  return [...distinct.values()].slice(0, MAX_WORDS)
}

/** 'near me', 'nearby': all that was said is where, and that is everywhere. */
function isFiller(words: readonly string[]): boolean {
  return (
    words.every((word) => STOP_WORDS.has(word)) && withoutEverywhere(words).length < words.length
  )
}

/** How many words from here on make one known term; 1 if none does. */
function termLengthAt(words: readonly string[], index: number): number {
  for (let length = Math.min(MAX_TERM_WORDS, words.length - index); length > 1; length--) {
    if (expansionsOf(words.slice(index, index + length)).length > 0) return length
  }
  return 1
}

function groupOf(phrase: readonly string[]): WordGroup {
  const typed = phrase.join(' ')
  const expansions = expansionsOf(phrase)
  const close = prune([
    ...needlesOfTyped(typed, expansions.length > 0),
    ...expansions.flatMap((expansion) => expansion.close),
  ])
  return {
    typed,
    close,
    wide: prune(
      expansions.flatMap((expansion) => expansion.wide),
      close,
    ),
  }
}
