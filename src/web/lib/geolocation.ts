import type { Point } from '#shared/places/distance.ts'

const TIMEOUT_MS = 10_000

/** Asks the browser for the location, which asks the user; rejects if either refuses. */
export const getPosition = () =>
  new Promise<Point>((found, lost) => {
    if (!('geolocation' in navigator)) lost(new Error('This browser knows no places.'))
    else
      navigator.geolocation.getCurrentPosition(({ coords }) => found(coords), lost, {
        enableHighAccuracy: true,
        timeout: TIMEOUT_MS,
        maximumAge: 60_000,
      })
  })
