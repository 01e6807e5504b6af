import {
  getLandmark,
  getPlace,
  isEverydayName,
  type Place,
  SUBURBS,
} from '#shared/places/suburbs.ts'
import { ELSEWHERE, EVERYWHERE, PREPOSITIONS, STREET_WORDS } from './dictionary/stop-words.ts'
import { editDistance } from './edit-distance.ts'

const MAX_PLACE_WORDS = 4

/** The words from `start` to `end`, and the places they name. */
export interface FoundPlaces {
  places: Place[]
  start: number
  end: number
}

/** The longest place name that begins at a word, unless it is part of a street name. */
function placeAt(
  words: readonly string[],
  start: number,
  named: (text: string) => Place | undefined = getPlace,
): FoundPlaces | null {
  for (let end = Math.min(start + MAX_PLACE_WORDS, words.length); end > start; end--) {
    const place = named(words.slice(start, end).join(' '))
    if (place && !STREET_WORDS.has(words[end] ?? '')) return { places: [place], start, end }
  }
  return null
}

const placeOrLandmark = (text: string) => getPlace(text) ?? getLandmark(text)

/** As people say where: by a landmark too. */
const saidPlaceAt = (words: readonly string[], start: number) =>
  placeAt(words, start, placeOrLandmark)

/** Every place in a text, from left to right. */
export function findPlaces(words: readonly string[]): Place[] {
  const places: Place[] = []
  for (let index = 0; index < words.length; index++) {
    const found = placeAt(words, index)
    if (!found) continue
    places.push(...found.places)
    index = found.end - 1
  }
  return places
}

/** 'plumber in Claremont or Newlands': the places after a preposition. */
export function findSaidPlaces(words: readonly string[]): FoundPlaces | null {
  for (let start = 0; start < words.length - 1; start++) {
    if (!PREPOSITIONS.has(words[start] ?? '')) continue
    const first =
      saidPlaceAt(words, start + 1) ??
      (words[start + 1] === 'the' ? saidPlaceAt(words, start + 2) : null)
    if (!first) continue
    const places = [...first.places]
    let { end } = first
    while (words[end] === 'or' || words[end] === 'and') {
      const next = saidPlaceAt(words, end + 1)
      if (!next) break
      places.push(...next.places)
      end = next.end
    }
    return { places, start, end }
  }
  return null
}

/**
 * 'claremont plumber': a place without a preposition. A name that is also an everyday word counts only alone
 * or after the trade: 'restaurant waterfront', but not 'waterfront restaurant', and not 'watch rugby'.
 */
export function findBarePlace(
  words: readonly string[],
  isKnownTerm: (phrase: readonly string[]) => boolean,
): FoundPlaces | null {
  for (let index = 0; index < words.length; index++) {
    const found = saidPlaceAt(words, index)
    if (!found) continue
    const { start, end } = found
    if (!isEverydayName(words.slice(start, end).join(' '))) return found
    const isPartOfTerm = words.some((_, first) => first < start && isKnownTerm(words.slice(first)))
    if (end === words.length && !isPartOfTerm) return found
  }
  return null
}

/** A shorter name is too similar to too many others. */
const SHORTEST_MISSPELT = 8
const LONG_NAMES = SUBURBS.flatMap((place) =>
  place.spellings
    .filter((name) => name.includes(' ') && name.length >= SHORTEST_MISSPELT)
    .map((name) => ({ name, place })),
)

/** 'mitchels plain': a name of several words with one typo, where each word may occur in a text by itself. */
export function findMisspeltPlace(words: readonly string[]): FoundPlaces | null {
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(start + MAX_PLACE_WORDS, words.length); end > start + 1; end--) {
      if (words.slice(start, end).includes('')) continue
      const typed = words.slice(start, end).join(' ')
      const meant = LONG_NAMES.find(
        ({ name }) => name[0] === typed[0] && editDistance(typed, name, 1) <= 1,
      )
      if (meant) return { places: [meant.place], start, end }
    }
  }
  return null
}

/** 'hotel in Durban': another city, after a preposition. */
export function findElsewhere(words: readonly string[]): number {
  return words.findIndex(
    (word, index) => ELSEWHERE.has(word) && PREPOSITIONS.has(words[index - 1] ?? ''),
  )
}

/** Which words name the whole city. */
export function isEverywhere(words: readonly string[]): boolean[] {
  const is = words.map(() => false)
  for (let index = 0; index < words.length; index++) {
    const phrase = EVERYWHERE.find((said) =>
      said.every((word, step) => words[index + step] === word),
    )
    if (phrase) is.fill(true, index, index + phrase.length)
  }
  return is
}
