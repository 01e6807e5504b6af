import {
  NORTH,
  onSheet,
  SHEET,
  type SheetPoint,
  UNITS_PER_DEGREE_EAST,
  UNITS_PER_DEGREE_NORTH,
  WEST,
} from './cape-sheet.ts'
import type { Point } from './distance.ts'

/** What is at a position of the map. */
export function fromSheet({ x, y }: SheetPoint): Point {
  return {
    latitude: NORTH - y / UNITS_PER_DEGREE_NORTH,
    longitude: WEST + x / UNITS_PER_DEGREE_EAST,
  }
}

/** Whether a point is on the map; false for NaN. */
export function isOnSheet(point: Point): boolean {
  const { x, y } = onSheet(point)
  return x >= 0 && x <= SHEET.width && y >= 0 && y <= SHEET.height
}
