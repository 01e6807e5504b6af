import type { Area } from '#shared/places/areas.ts'
import type { Place } from '#shared/places/suburbs.ts'
import { wordsOf } from '#shared/text/normalise.ts'
import { findPlaces, isEverywhere } from './places.ts'

/** The suburb in an address: the last one, since streets and malls come before it. */
export function suburbOf(address: string, area: Area): Place | null {
  const words = wordsOf(address)
  const everywhere = isEverywhere(words)
  // A character that occurs in no name, so that nothing matches across the gap.
  const named = findPlaces(words.map((word, at) => (everywhere[at] ? '-' : word))).filter(
    ({ isArea }) => !isArea,
  )
  return named.findLast((place) => place.area === area) ?? named.at(-1) ?? null
}
