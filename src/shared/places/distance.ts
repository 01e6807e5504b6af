export interface Point {
  latitude: number
  longitude: number
}

/** At the Cape's latitude; a flat earth is right within half a percent over a city. */
const KM_A_DEGREE_NORTH = 111.2
const KM_A_DEGREE_EAST = 92.4

/** As the crow flies, in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  return Math.hypot(
    (a.latitude - b.latitude) * KM_A_DEGREE_NORTH,
    (a.longitude - b.longitude) * KM_A_DEGREE_EAST,
  )
}
