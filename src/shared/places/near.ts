import { isOnSheet } from './at-the-cape.ts'
import type { Point } from './distance.ts'

/** Three decimals are about 100 m: where somebody is, but not in which house. */
const DECIMALS = 3
const NEAR = /^(-\d\d\.\d{1,3}),(\d\d\.\d{1,3})$/

/** As it stands in an address. */
export const nearText = ({ latitude, longitude }: Point) =>
  `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`

/** Null for what is no point of the Cape, or finer than we want to know. */
export function pointNear(text: string): Point | null {
  const [, latitude, longitude] = NEAR.exec(text) ?? []
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return isOnSheet(point) ? point : null
}
