import { normalise } from '#shared/search/normalise.ts'
import { AREAS, type Area } from './areas.ts'
import { EVERYDAY_NAMES, SUBURB_NAMES } from './suburb-names.ts'

export interface Place {
  name: string
  area: Area
  /** Every way to write it, normalised; the first is the name itself. */
  spellings: readonly string[]
}

const split = (names: string, separator: string) =>
  names.split(separator).map((name) => name.trim().replace(/\s+/g, ' '))

function spellingsOf(names: readonly string[]): string[] {
  const written = names.map(normalise)
  const joined = written.map((name) => name.replaceAll(' ', '')).filter((name) => name.length > 4)
  return [...new Set([...written, ...joined])]
}

/** Suburbs and towns, area by area. */
export const SUBURBS: readonly Place[] = AREAS.flatMap((area) =>
  split(SUBURB_NAMES[area], ',').map((entry) => {
    const names = split(entry, '/')
    return { name: names[0] ?? entry, area, spellings: spellingsOf(names) }
  }),
)

/** 'Other' is a choice in a form and no place that anybody would name. */
const AREA_PLACES: readonly Place[] = AREAS.filter((area) => area !== 'Other').map((area) => ({
  name: area,
  area,
  spellings: spellingsOf([area]),
}))

const PLACES: ReadonlyMap<string, Place> = new Map(
  [...SUBURBS, ...AREA_PLACES].flatMap((place) =>
    place.spellings.map((spelling) => [spelling, place] as const),
  ),
)

const EVERYDAY: ReadonlySet<string> = new Set(split(EVERYDAY_NAMES, ',').map(normalise))

/** A suburb, town or area by any of its spellings. */
export function getPlace(text: string): Place | undefined {
  return PLACES.get(normalise(text))
}

/** Whether this name of a place is first of all an everyday word. */
export function isEverydayName(text: string): boolean {
  return EVERYDAY.has(normalise(text))
}

/** The area that a suburb, or an area's own name, belongs to; null for a place we don't know. */
export function areaOfSuburb(text: string): Area | null {
  const place = getPlace(text) ?? getPlace(normalise(text).replace(/^the | cape town$/g, ''))
  return place?.area ?? null
}
