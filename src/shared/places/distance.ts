export interface Point {
  latitude: number
  longitude: number
}

/** Kilometres per degree at this latitude; a flat approximation is right within half a percent over a city. */
const KM_PER_DEGREE_NORTH = 111.2
const KM_PER_DEGREE_EAST = 92.4

/** The straight-line distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  return Math.hypot(
    (a.latitude - b.latitude) * KM_PER_DEGREE_NORTH,
    (a.longitude - b.longitude) * KM_PER_DEGREE_EAST,
  )
}
