import { isOnSheet } from './at-the-cape.ts'
import type { Point } from './distance.ts'

/** Three decimals are about 100 m: near enough for distances, but it does not identify a house. */
const DECIMALS = 3
const NEAR = /^(-\d\d\.\d{1,3}),(\d\d\.\d{1,3})$/

/** As written in an address. */
export const nearText = ({ latitude, longitude }: Point) =>
  `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`

/** Null if it is not at the Cape, or more precise than we want to know. */
export function pointNear(text: string): Point | null {
  const [, latitude, longitude] = NEAR.exec(text) ?? []
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return isOnSheet(point) ? point : null
}
