import type { Point } from './distance.ts'
import { pointOf } from './suburbs.ts'

/** The location of a business: exact, or only its suburb. */
export interface Location extends Point {
  isExact: boolean
}

/** As it is stored. */
export interface Located {
  suburb: string | null
  latitude?: number | null
  longitude?: number | null
}

/** Null if neither the owner nor the address gives one. */
export function locationOf({ suburb, latitude, longitude }: Located): Location | null {
  if (typeof latitude === 'number' && typeof longitude === 'number')
    return { latitude, longitude, isExact: true }
  const middle = suburb === null ? null : pointOf(suburb)
  return middle && { ...middle, isExact: false }
}
