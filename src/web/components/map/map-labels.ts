import { onSheet, type SheetPoint } from '#shared/places/cape-sheet.ts'
import { oneOf } from '#shared/text/one-of.ts'
import { inBox, type MapView, type Size } from './map-view.ts'

const SIDES = ['e', 'w', 'n', 's'] as const
type Side = (typeof SIDES)[number]

export interface Label extends SheetPoint {
  name: string
  /** The position of the name relative to its place. */
  side: Side
  isOnSea: boolean
}

/** Name, latitude, longitude, side, the zoom step from which it is shown, and ~ on water. */
const NAMES = `
  City Centre -33.923 18.421 e 1, Milnerton -33.871 18.500 e 1, Bellville -33.900 18.628 e 1,
  Claremont -33.983 18.465 e 1, Sea Point -33.917 18.388 w 1 ~, Camps Bay -33.951 18.379 w 1 ~,
  Hout Bay -34.043 18.354 w 1 ~, Constantia -34.027 18.428 e 1, Muizenberg -34.105 18.470 s 1 ~,
  Fish Hoek -34.137 18.429 e 1 ~, Noordhoek -34.103 18.376 w 1 ~, Kommetjie -34.141 18.327 e 1,
  Athlone -33.965 18.506 e 1, Mitchells Plain -34.048 18.618 n 1, Khayelitsha -34.040 18.677 s 1,
  Durbanville -33.832 18.648 e 1, Kraaifontein -33.848 18.717 e 1, Bloubergstrand -33.800 18.462 e 1,
  Melkbosstrand -33.725 18.443 e 1, Atlantis -33.566 18.487 e 1, Malmesbury -33.460 18.730 e 1,
  Wellington -33.640 19.006 w 1, Paarl -33.731 18.968 e 1, Franschhoek -33.911 19.120 w 1,
  Stellenbosch -33.934 18.862 w 1, Somerset West -34.084 18.848 w 1, Gordon's Bay -34.157 18.868 w 1 ~,
  Table View -33.824 18.495 e 2, Observatory -33.938 18.470 e 2, Simon's Town -34.191 18.433 w 2,
  Woodstock -33.928 18.447 s 3, Pinelands -33.937 18.507 s 3, Wynberg -34.004 18.466 e 3,
  Green Point -33.907 18.408 s 3, Langa -33.945 18.528 e 3, Century City -33.892 18.510 e 3,
  Maitland -33.921 18.493 n 3, Goodwood -33.909 18.550 w 3, Gardens -33.934 18.412 e 3,
  Hanover Park -33.993 18.527 w 3, Llandudno -34.009 18.343 w 3 ~, Ottery -34.018 18.500 e 3,
  Rondebosch -33.963 18.476 e 4, Newlands -33.978 18.452 w 4`

/** Less important names only when zoomed in: from 0.8, 2.4 and 4 pixels per unit. */
const stepOf = (k: number) => (k < 0.8 ? 1 : k < 2.4 ? 2 : k < 4 ? 3 : 4)

const LABELS = NAMES.split(',').map((entry) => {
  const [, name = '', latitude, longitude, side = '', step, sea] =
    /^(.+) (-[\d.]+) ([\d.]+) ([ewns]) (\d)( ~)?$/.exec(entry.trim()) ?? []
  return {
    name,
    ...onSheet({ latitude: Number(latitude), longitude: Number(longitude) }),
    side: oneOf(SIDES, side) ?? 'e',
    isOnSea: sea !== undefined,
    step: Number(step),
  }
})

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const LETTER_PX = 7.4
const LINE_PX = 16
/** The distance from a place to its name. */
const GAP_PX = 8

function boxOf({ x, y }: SheetPoint, { name, side }: Pick<Label, 'name' | 'side'>): Box {
  const width = name.length * LETTER_PX
  const left = side === 'e' ? x + GAP_PX : side === 'w' ? x - GAP_PX - width : x - width / 2
  const top = side === 'n' ? y - GAP_PX - LINE_PX : side === 's' ? y + GAP_PX : y - LINE_PX / 2
  return { left, right: left + width, top, bottom: top + LINE_PX }
}

/** Half the width of a pin. */
const MARK_PX = 22

/** The names that fit: none is cut by the edge, hidden by a mark or overlaps another. */
export function labelsIn(view: MapView, box: Size, marks: readonly SheetPoint[]): Label[] {
  const taken: Box[] = marks.map((mark) => {
    const { x, y } = inBox(mark, view, box)
    return { left: x - MARK_PX, right: x + MARK_PX, top: y - 2 * MARK_PX, bottom: y + MARK_PX }
  })
  return LABELS.filter((label) => {
    if (label.step > stepOf(view.k)) return false
    const own = boxOf(inBox(label, view, box), label)
    const isInside =
      own.left > 4 && own.right < box.width - 4 && own.top > 4 && own.bottom < box.height - 4
    if (!isInside || taken.some((other) => meet(own, other))) return false
    taken.push(own)
    return true
  })
}
