import { getPlace, isEverydayName, type Place } from '#shared/places/suburbs.ts'
import { EVERYWHERE, PREPOSITIONS, STREET_WORDS } from './stop-words.ts'

const MAX_PLACE_WORDS = 4

interface Found {
  place: Place
  start: number
  end: number
}

/** The longest name of a place that begins at a word, unless a street is called after it. */
function placeAt(words: readonly string[], start: number): Found | null {
  for (let end = Math.min(start + MAX_PLACE_WORDS, words.length); end > start; end--) {
    const place = getPlace(words.slice(start, end).join(' '))
    if (place && !STREET_WORDS.has(words[end] ?? '')) return { place, start, end }
  }
  return null
}

/** Every place in a text, from left to right. */
export function findPlaces(words: readonly string[]): Place[] {
  const places: Place[] = []
  for (let index = 0; index < words.length; index++) {
    const found = placeAt(words, index)
    if (!found) continue
    places.push(found.place)
    index = found.end - 1
  }
  return places
}

export interface Lifted {
  words: string[]
  places: Place[]
}

/** 'plumber in Claremont or Newlands': the places behind a preposition, and the words without them. */
export function liftSaidPlaces(words: readonly string[]): Lifted {
  for (let index = 0; index < words.length - 1; index++) {
    if (!PREPOSITIONS.has(words[index] ?? '')) continue
    const first =
      placeAt(words, index + 1) ?? (words[index + 1] === 'the' ? placeAt(words, index + 2) : null)
    if (!first) continue
    const places = [first.place]
    let end = first.end
    while (words[end] === 'or' || words[end] === 'and') {
      const next = placeAt(words, end + 1)
      if (!next) break
      places.push(next.place)
      end = next.end
    }
    return { words: [...words.slice(0, index), ...words.slice(end)], places }
  }
  return { words: [...words], places: [] }
}

/** 'claremont plumber': a place without a preposition, if its name can hardly mean anything else. */
export function liftBarePlace(words: readonly string[]): Lifted {
  for (let index = 0; index < words.length; index++) {
    const found = placeAt(words, index)
    if (!found || isEverydayName(words.slice(found.start, found.end).join(' '))) continue
    return {
      words: [...words.slice(0, found.start), ...words.slice(found.end)],
      places: [found.place],
    }
  }
  return { words: [...words], places: [] }
}

export function withoutEverywhere(words: readonly string[]): string[] {
  const left: string[] = []
  for (let index = 0; index < words.length; index++) {
    const phrase = EVERYWHERE.find((said) =>
      said.every((word, step) => words[index + step] === word),
    )
    if (phrase) index += phrase.length - 1
    else left.push(words[index] ?? '')
  }
  return left
}
