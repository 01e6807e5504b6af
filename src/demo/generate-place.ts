import type { Point } from '#shared/places/distance.ts'
import { pointOf } from '#shared/places/suburbs.ts'
import { suburbOf } from '#shared/search/suburb-of.ts'
import type { DemoBusiness } from './city/city.types.ts'
import { createRandom } from './random.ts'

/** About 400 m to each side, so that none is in the sea. */
const SPREAD = { latitude: 0.0036, longitude: 0.0043 }
/** The others have only their suburb. */
const EXACT_SHARE = 0.7

/** A random location in the suburb, for most. */
export function generatePlace({ key, address, area }: DemoBusiness): Point | undefined {
  const random = createRandom(`${key} place`)
  const suburb = suburbOf(address, area)
  const middle = suburb && pointOf(suburb.name)
  if (!middle || random() > EXACT_SHARE) return undefined
  const off = (reach: number) => (random() * 2 - 1) * reach
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    latitude: rounded(middle.latitude + off(SPREAD.latitude)),
    longitude: rounded(middle.longitude + off(SPREAD.longitude)),
  }
}
