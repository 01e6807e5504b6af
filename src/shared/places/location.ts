import type { Point } from './distance.ts'
import { pointOf } from './suburbs.ts'

/** Where a business is: at its door, or only somewhere in its suburb. */
export interface Location extends Point {
  isExact: boolean
}

/** As it is stored. */
export interface Located {
  suburb: string | null
  latitude?: number | null
  longitude?: number | null
}

/** Null where neither the owner nor the address says. */
export function locationOf({ suburb, latitude, longitude }: Located): Location | null {
  if (typeof latitude === 'number' && typeof longitude === 'number')
    return { latitude, longitude, isExact: true }
  const middle = suburb === null ? null : pointOf(suburb)
  return middle && { ...middle, isExact: false }
}
