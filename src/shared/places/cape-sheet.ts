import type { Point } from './distance.ts'

/** The drawn map of the Cape, public/art/cape-sheet.svg: its size in its own units, ten of them a kilometre. */
export const SHEET = { width: 888, height: 1090 }
export const UNITS_A_KM = 10

const WEST = 18.2
const NORTH = -33.43
const UNITS_A_DEGREE_EAST = 924
const UNITS_A_DEGREE_NORTH = 1112

export interface SheetPoint {
  x: number
  y: number
}

/** Where a point lies on the sheet. */
export function onSheet({ latitude, longitude }: Point): SheetPoint {
  return {
    x: (longitude - WEST) * UNITS_A_DEGREE_EAST,
    y: (NORTH - latitude) * UNITS_A_DEGREE_NORTH,
  }
}

/** What lies at a place of the sheet. */
export function fromSheet({ x, y }: SheetPoint): Point {
  return { latitude: NORTH - y / UNITS_A_DEGREE_NORTH, longitude: WEST + x / UNITS_A_DEGREE_EAST }
}

/** Whether a point lies on the sheet at all; false for what is no number. */
export function isOnSheet(point: Point): boolean {
  const { x, y } = onSheet(point)
  return x >= 0 && x <= SHEET.width && y >= 0 && y <= SHEET.height
}
