import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { AREAS } from '#shared/places/areas.ts'
import { getPlace, type Place, SUBURBS } from '#shared/places/suburbs.ts'
import { normalise } from '#shared/text/normalise.ts'
import { MEANINGS } from './dictionary/meanings.ts'
import { allowedDistance, typoDistance } from './typos.ts'

/** Each with all its names; the industries first. */
const TRADES: readonly (readonly string[])[] = [
  ...INDUSTRIES.filter((industry) => industry !== 'Other').map((industry) => [normalise(industry)]),
  ...MEANINGS.filter(({ isWish }) => !isWish).map(({ names }) => names),
]

const PLACES: readonly Place[] = [
  ...AREAS.filter((area) => area !== 'Other').flatMap((area) => getPlace(area) ?? []),
  ...SUBURBS,
]

/** Names that begin with the text come before names with a later word that does. */
function beginning<Term>(
  terms: readonly Term[],
  typed: string,
  namesOf: (term: Term) => readonly string[],
  most: number,
): Term[] {
  const whole = terms.filter((term) => namesOf(term).some((name) => name.startsWith(typed)))
  const inside = terms.filter(
    (term) => !whole.includes(term) && namesOf(term).some((name) => name.includes(` ${typed}`)),
  )
  return [...whole, ...inside].slice(0, most)
}

/** Trades with this prefix, each by the name that matched. */
export function tradesBeginning(typed: string, most: number): string[] {
  const found = beginning(TRADES, typed, (names) => names, most)
  const named = found.map(
    (names) => names.find((name) => ` ${name}`.includes(` ${typed}`)) ?? names[0] ?? '',
  )
  return [...new Set(named)]
}

/** Suburbs and areas with this prefix, in any spelling: 'obs' is Observatory. */
export const placesBeginning = (typed: string, most: number) =>
  beginning(PLACES, typed, ({ spellings }) => spellings, most).map(({ name }) => name)

/** Places with nearly this prefix, the nearest first: 'claermont', 'kayelit'. */
export function placesLike(typed: string, most: number): string[] {
  const allowed = allowedDistance(typed)
  if (allowed === 0) return []
  const distanceTo = ({ spellings }: Place) =>
    Math.min(
      ...spellings.flatMap((name) =>
        [0, 1].map((more) => typoDistance(typed, name.slice(0, typed.length + more), allowed)),
      ),
    )
  return PLACES.map((place) => ({ name: place.name, distance: distanceTo(place) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name)
}
