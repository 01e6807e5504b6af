import type { SheetPoint } from '#shared/places/cape-sheet.ts'

export interface MarkedPlace extends SheetPoint {
  /** The tip of a pin is at its place; anything else is centred on it. */
  isExact: boolean
}

/** One pin, or a cluster of places that would overlap. */
export interface Mark<Place extends MarkedPlace> extends SheetPoint {
  places: Place[]
}

/** Closer pins would overlap so much that a finger misses one. */
const APART_PX = 34
/** From the tip of a pin to its middle. */
const PIN_PX = 20

function isOver(a: Mark<MarkedPlace>, b: Mark<MarkedPlace>, k: number): boolean {
  const across = (a.x - b.x) * k
  const along = middleOf(a, k) - middleOf(b, k)
  return across * across + along * along < APART_PX * APART_PX
}

const middleOf = ({ y, places }: Mark<MarkedPlace>, k: number) =>
  places.length === 1 && places[0]?.isExact ? y * k - PIN_PX : y * k

/** In the order of the list; overlapping pins become a cluster. */
export function marksOf<Place extends MarkedPlace>(
  places: readonly Place[],
  k: number,
): Mark<Place>[] {
  const marks = places.map((place): Mark<Place> => ({ x: place.x, y: place.y, places: [place] }))
  for (let at = 0; at < marks.length; at++) {
    const mark = marks[at]
    const under = marks.findIndex((other, place) => place > at && mark && isOver(mark, other, k))
    if (!mark || under < 0) continue
    mark.places.push(...(marks[under]?.places ?? []))
    marks.splice(under, 1)
    // A cluster has another position than its pins: earlier marks may overlap it now.
    at = -1
  }
  return marks
}

/** Whether zooming in would separate them. */
export function canSeparate(mark: Mark<MarkedPlace>, maxK: number): boolean {
  return marksOf(mark.places, maxK).length > 1
}
