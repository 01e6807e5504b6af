import type { SheetPoint } from '#shared/places/cape-sheet.ts'

export interface MarkedPlace extends SheetPoint {
  /** A pin stands on its place; anything else lies round it. */
  isExact: boolean
}

/** One pin, or several places that would lie on each other. */
export interface Mark<Place extends MarkedPlace> extends SheetPoint {
  places: Place[]
}

/** Closer, one would hide so much of the other that a finger misses it. */
const APART_PX = 34
/** From the tip of a pin to its middle. */
const PIN_PX = 20

function isOver(a: Mark<MarkedPlace>, b: Mark<MarkedPlace>, k: number): boolean {
  const middle = ({ y, places: [first, ...others] }: Mark<MarkedPlace>) =>
    first?.isExact && others.length === 0 ? y * k - PIN_PX : y * k
  return Math.hypot((a.x - b.x) * k, middle(a) - middle(b)) < APART_PX
}

/** In the order of the list; what would lie on each other becomes one mark. */
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
    // A disc lies elsewhere than its pin did: those before may meet it now.
    at = -1
  }
  return marks
}

/** Whether a closer look would tell them apart. */
export function canPart(mark: Mark<MarkedPlace>, maxK: number): boolean {
  return marksOf(mark.places, maxK).length > 1
}
