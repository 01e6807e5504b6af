import type { Point } from './distance.ts'

/** The drawn map of the Cape, public/art/cape-sheet.svg: its size in its own units, ten per kilometre. */
export const SHEET = { width: 888, height: 1090 }
export const UNITS_PER_KM = 10

export const WEST = 18.2
export const NORTH = -33.43
export const UNITS_PER_DEGREE_EAST = 924
export const UNITS_PER_DEGREE_NORTH = 1112

export interface SheetPoint {
  x: number
  y: number
}

/** The position of a point on the map. */
export function onSheet({ latitude, longitude }: Point): SheetPoint {
  return {
    x: (longitude - WEST) * UNITS_PER_DEGREE_EAST,
    y: (NORTH - latitude) * UNITS_PER_DEGREE_NORTH,
  }
}
