export interface Point {
  latitude: number
  longitude: number
}

/** Kilometres per degree at this latitude; a flat approximation is right within half a percent over a city. */
const KM_PER_DEGREE_NORTH = 111.2
const KM_PER_DEGREE_EAST = 92.4

/** The straight-line distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE_NORTH
  const east = (a.longitude - b.longitude) * KM_PER_DEGREE_EAST
  return Math.sqrt(north * north + east * east)
}

/** From the nearest of several points; Infinity if there is none. */
export function nearestKm(points: readonly Point[], to: Point): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const point of points) nearest = Math.min(nearest, distanceKm(point, to))
  return nearest
}
