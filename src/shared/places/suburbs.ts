import { normalise } from '#shared/text/normalise.ts'
import { AREAS, type Area } from './areas.ts'
import type { Point } from './distance.ts'
import {
  AREA_NAMES,
  EVERYDAY_NAMES,
  KNOWN_STREETS,
  LANDMARKS,
  REGIONS,
  SUBURB_NAMES,
} from './suburb-names.ts'
import { SUBURB_POINTS } from './suburb-points.ts'

export interface Place {
  name: string
  area: Area
  /** Every spelling, normalised; the first is the name itself. */
  spellings: readonly string[]
  /** Its centre; null for a whole area, or if unknown. */
  point: Point | null
  isArea: boolean
}

const split = (names: string, separator: string) =>
  names.split(separator).map((name) => name.trim().replace(/\s+/g, ' '))

function spellingsOf(names: readonly string[]): string[] {
  const written = names.map(normalise)
  const joined = written.map((name) => name.replaceAll(' ', '')).filter((name) => name.length > 4)
  return [...new Set([...written, ...joined])]
}

const POINTS = new Map(
  split(SUBURB_POINTS, ',').map((entry) => {
    const [, name = '', latitude, longitude] = /^(.+) (-\d+\.\d+) (\d+\.\d+)$/.exec(entry) ?? []
    return [normalise(name), { latitude: Number(latitude), longitude: Number(longitude) }] as const
  }),
)

/** Suburbs and towns, area by area. */
export const SUBURBS: readonly Place[] = AREAS.flatMap((area) =>
  split(SUBURB_NAMES[area], ',').map((entry) => {
    const names = split(entry, '/')
    const spellings = spellingsOf(names)
    const located = spellings.find((spelling) => POINTS.has(spelling))
    return {
      name: names[0] ?? entry,
      area,
      spellings,
      point: POINTS.get(located ?? '') ?? null,
      isArea: false,
    }
  }),
)

const POINT_OF: ReadonlyMap<string, Point> = new Map(
  SUBURBS.flatMap(({ name, point }) => (point ? [[name, point] as const] : [])),
)

/** The centre of a suburb, by its stored name. */
export const pointOf = (suburb: string): Point | null => POINT_OF.get(suburb) ?? null

const AREA_OF: ReadonlyMap<string, Area> = new Map(SUBURBS.map(({ name, area }) => [name, area]))

/** The area of a suburb, by its stored name. */
export const areaOfSuburb = (suburb: string): Area | null => AREA_OF.get(suburb) ?? null

const AREA_PLACES: readonly Place[] = AREAS.map((area) => ({
  name: area === 'Other' ? 'Winelands' : area,
  area,
  spellings: spellingsOf(split(AREA_NAMES[area], '/')),
  point: null,
  isArea: true,
}))

const PLACES: ReadonlyMap<string, Place> = new Map(
  [...SUBURBS, ...AREA_PLACES].flatMap((place) =>
    place.spellings.map((spelling) => [spelling, place] as const),
  ),
)

const EVERYDAY: ReadonlySet<string> = new Set(split(EVERYDAY_NAMES, ',').map(normalise))

/** Afrikaans and isiXhosa spellings by rule, so that not every name has to list them. */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:kwa|e|i)(?=\w{4})/, ''],
  [/ ?baai$/, ' bay'],
  [/ ?rivier$/, ' river'],
  [/ wes$/, ' west'],
  [/ oos$/, ' east'],
  [/ suid$/, ' south'],
]

/** A suburb, town or area by any of its spellings. */
export function getPlace(text: string): Place | undefined {
  const name = normalise(text)
  const known = PLACES.get(name)
  if (known) return known
  for (const [ending, english] of VARIANTS) {
    const variant = name.replace(ending, english)
    if (variant !== name && PLACES.has(variant)) return PLACES.get(variant)
  }
  return undefined
}

function suburbNamed(name: string): Place {
  const place = PLACES.get(normalise(name))
  if (!place) throw new Error(`There is no suburb ${name}.`)
  return place
}

/** 'Suburb: name, name; …', by name. */
const bySuburb = (lines: string) =>
  split(lines, ';').flatMap((line) => {
    const [suburb = '', names = ''] = line.split(':')
    return split(names, ',').map((name) => [normalise(name), suburbNamed(suburb)] as const)
  })

/** Every suburb of a region is in it; its centre is the first one's. */
const regions = split(REGIONS, ';').flatMap((line) => {
  const [names = '', members = ''] = line.split(':')
  const suburbs = split(members, ',').map(suburbNamed)
  const spellings = spellingsOf(split(names, '/'))
  const [name = names] = split(names, '/')
  const [first] = suburbs
  if (!first) throw new Error(`${name} has no suburbs.`)
  const all = [...spellings, ...suburbs.flatMap((suburb) => suburb.spellings)]
  return spellings.map((spelling) => [spelling, { ...first, name, spellings: all }] as const)
})

const AT_LANDMARK: ReadonlyMap<string, Place> = new Map<string, Place>([
  // Its own words stay among the spellings: a business may be called after it.
  ...bySuburb(LANDMARKS).map(
    ([name, place]) => [name, { ...place, spellings: [...place.spellings, name] }] as const,
  ),
  ...regions,
])

const AT_STREET: ReadonlyMap<string, Place> = new Map(bySuburb(KNOWN_STREETS))

/** The suburb of a street that people name without it. */
export const suburbOfStreet = (street: string): Place | undefined =>
  AT_STREET.get(normalise(street))

/** The suburb of a landmark, or a region. Addresses are not read by it: streets are called after landmarks far away. */
export const getLandmark = (text: string): Place | undefined => AT_LANDMARK.get(normalise(text))

/** Whether the name is primarily an everyday word. */
export function isEverydayName(text: string): boolean {
  return EVERYDAY.has(normalise(text))
}
