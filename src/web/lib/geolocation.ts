import type { Point } from '#shared/places/distance.ts'

const PATIENCE_MS = 10_000

/** Asks the browser where somebody is, which asks the person; rejects if either does not say. */
export const getPosition = () =>
  new Promise<Point>((found, lost) => {
    if (!('geolocation' in navigator)) lost(new Error('This browser knows no places.'))
    else
      navigator.geolocation.getCurrentPosition(({ coords }) => found(coords), lost, {
        enableHighAccuracy: true,
        timeout: PATIENCE_MS,
        maximumAge: 60_000,
      })
  })
