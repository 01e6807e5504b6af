import { SHEET, type SheetPoint } from '#shared/places/cape-sheet.ts'

/** The visible part: its centre on the map, and pixels per unit. */
export interface MapView extends SheetPoint {
  k: number
}

/** A rectangle of the map, by its centre. */
export interface Frame extends SheetPoint {
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** The maximum zoom where nothing else is asked for: the drawing has no streets to show. */
export const MAX_SCALE = 6
/** At least about five kilometres to each side, so that a place is seen in its surroundings. */
const LEAST_UNITS = 110
/** Margin for a pin at the outermost place. */
const MARGIN = 1.3

/** The rectangle with all points; null without any. */
export function frameOf(points: readonly SheetPoint[]): Frame | null {
  if (points.length === 0) return null
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: Math.max(LEAST_UNITS, (right - left) * MARGIN),
    height: Math.max(LEAST_UNITS, (bottom - top) * MARGIN),
  }
}

/** The minimum zoom at which the map still covers the whole box. */
export const minScale = (box: Size) => Math.max(box.width / SHEET.width, box.height / SHEET.height)

const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

/** Never beyond the edge of the map, nor above the maximum zoom. The style sheet does the same. */
export function boundView({ x, y, k }: MapView, box: Size, maxK = MAX_SCALE): MapView {
  const bound = within(minScale(box), k, maxK)
  const [halfWidth, halfHeight] = [box.width / 2 / bound, box.height / 2 / bound]
  return {
    x: within(halfWidth, x, SHEET.width - halfWidth),
    y: within(halfHeight, y, SHEET.height - halfHeight),
    k: bound,
  }
}

/** The whole frame, below the controls at the upper edge of the box. */
export function viewOf(
  { x, y, width, height }: Frame,
  box: Size,
  topPx = 0,
  maxK = MAX_SCALE,
): MapView {
  const k = Math.min(box.width / width, Math.max(1, box.height - topPx) / height)
  return boundView({ x, y: y - topPx / 2 / k, k }, box, maxK)
}

/** The position of a point in the box, in pixels from its upper left corner. */
export function inBox(point: SheetPoint, view: MapView, box: Size): SheetPoint {
  return {
    x: box.width / 2 + (point.x - view.x) * view.k,
    y: box.height / 2 + (point.y - view.y) * view.k,
  }
}

/** The point of the map at a position of the box. */
export function fromBox({ x, y }: SheetPoint, view: MapView, box: Size): SheetPoint {
  return { x: view.x + (x - box.width / 2) / view.k, y: view.y + (y - box.height / 2) / view.k }
}

/** Zooms by a factor, keeping the point under a position of the box. */
export function zoomAt(
  view: MapView,
  factor: number,
  at: SheetPoint,
  box: Size,
  maxK = MAX_SCALE,
): MapView {
  const k = within(minScale(box), view.k * factor, maxK)
  const moved = (middle: number, from: number, half: number) =>
    middle + (from - half) * (1 / view.k - 1 / k)
  return boundView(
    { x: moved(view.x, at.x, box.width / 2), y: moved(view.y, at.y, box.height / 2), k },
    box,
    maxK,
  )
}
