import type { Brush } from './brush.ts'
import { ink, type Tone, tones } from './ink.ts'
import {
  type Art,
  blade,
  dots,
  draw,
  line,
  oval,
  type Point,
  path,
  place,
  rect,
  vessel,
} from './shape.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Leathery leaves fanned round a stem, each with its dark half on the left. */
export function whorl(
  x: number,
  y: number,
  angles: readonly number[],
  length: number,
  width: number,
  tone: Tone = tones.leaf,
): Art {
  const blades = angles.map((angle, i) => {
    const reach = length * (1 - 0.12 * (i % 2))
    const tip: Point = [
      x + Math.sin(radians(angle)) * reach,
      y - Math.cos(radians(angle)) * reach + Math.abs(angle) * 0.0009 * length,
    ]
    return { angle, ...blade([x, y], tip, width) }
  })
  return draw(
    path(blades.map((b) => b.whole).join(''), tone.body),
    path(blades.map((b) => (b.angle < 0 ? b.nearHalf : b.farHalf)).join(''), tone.shade),
  )
}

/** One ring of bracts: how many steps from the middle, then where they start and reach. */
function bracts(
  steps: readonly number[],
  base: Point,
  tip: Point,
  curve: number,
  width: number,
): string {
  return steps
    .map((step) => {
      const from: Point = [step * base[0], base[1]]
      const to: Point = [step * tip[0], tip[1] + Math.abs(step) ** 1.75 * curve]
      return blade(from, to, width, 0.62).whole
    })
    .join('')
}

/** A king protea, facing up; the base of its cup is the origin, about 120 high. */
export function protea(tone: Tone = tones.protea): Art {
  return draw(
    path(bracts([-4, -3, -2, -1, 0, 1, 2, 3, 4], [5, -30], [17.5, -118], 3.2, 13), tone.shade),
    path(bracts([-4.4, -3.4, -2.4, 2.4, 3.4, 4.4], [6, -26], [18.5, -108], 3.1, 14), tone.body),
    path(
      'M-34-40C-36-66-24-80-17-84L-10-87-7-94-2-91 0-98 3-91 8-94 10-87 18-83C26-78 36-64 34-40C22-22-22-22-34-40Z',
      ink.cream,
    ),
    path('M18-83C26-78 36-64 34-40C28-28 14-26 4-26C20-40 22-66 10-87Z', ink.butter),
    path('M-42-44C-38-14-16 6 0 8C16 6 38-14 42-44C24-26-24-26-42-44Z', tone.body),
    path(bracts([-3.6, 3.6], [5, -12], [20.5, -86], 1.8, 14), tone.light),
    path(bracts([-2.2, 2.2], [5, -8], [20, -78], 1.6, 14), tone.body),
    path(bracts([-1.1, 1.1], [6, -5], [20, -68], 1.6, 14), tone.light),
    path(bracts([0], [9, -3], [20, -60], 2, 14), tone.body),
    path(bracts([-1.6, 0, 1.6], [3, 6], [11, -34], 1.5, 10), tone.light),
  )
}

/** A protea for a bunch: the same flower in a quarter of the shapes. */
export function proteaBud(tone: Tone): Art {
  return draw(
    path(bracts([-3.4, -1.7, 0, 1.7, 3.4], [5, -20], [19, -112], 3, 18), tone.shade),
    path('M-30-50C-26-80-12-92 0-96C12-92 26-80 30-50C20-26-20-26-30-50Z', ink.cream),
    path(bracts([-3.2, 3.2], [6, -8], [19, -88], 2, 18), tone.body),
    path(bracts([-1.5, 1.5], [6, -4], [20, -76], 2, 18), tone.light),
    path(bracts([0], [0, 6], [0, -62], 0, 22), tone.body),
  )
}

/** A pincushion, the base of its head is the origin, about 44 high. */
export function pincushion(styles: string = ink.coral, tips: string = ink.sun): Art {
  const fan = [-96, -72, -48, -24, 0, 24, 48, 72, 96].map((angle): Point => {
    return [Math.sin(radians(angle)), -Math.cos(radians(angle))]
  })
  const outer = fan
    .map(
      ([x, y]) =>
        `M0 0Q${Math.round(x * 24)} ${Math.round(y * 24 - 10)} ${Math.round(x * 38)} ${Math.round(y * 38)}`,
    )
    .join('')
  const inner = fan
    .slice(1, -1)
    .map(([x, y]) => `M0-4L${Math.round(x * 22)} ${Math.round(y * 26 - 4)}`)
    .join('')
  return draw(
    line(outer, styles, 3),
    line(inner, tips, 4),
    dots(
      fan.map(([x, y]): Point => [Math.round(x * 38), Math.round(y * 38)]),
      tips,
      5.5,
    ),
    oval(0, -2, 15, 10, ink.rust),
  )
}

/** A restio tuft: the rush that thatches Cape roofs. */
const restio: Art = draw(
  line('M0 0Q-2-40-16-74M0 0Q0-46 2-92M0 0Q4-40 20-70M0 0Q-6-26-26-46M0 0Q8-24 30-42', ink.leaf, 3),
  path(
    'M-16-84l-5 9 5 9 5-9zM2-102l-5 10 5 10 5-10zM20-80l-5 9 5 9 5-9zM-26-55l-4 8 4 8 4-8zM30-51l-4 8 4 8 4-8z',
    ink.clay,
  ),
)

const aloe: Art = draw(
  line('M0-24V-94M-4-40Q-18-56-20-72', ink.clay, 4),
  path('M-8-84C-8-108-4-118 0-122C4-118 8-108 8-84Z', ink.coral),
  path('M0-122C4-118 8-108 8-84H1Z', ink.salmon),
  path('M-27-64C-27-82-24-88-20-92C-16-88-14-80-14-64Z', ink.coral),
  whorl(0, 0, [-84, -62, -40, -16, 16, 40, 62, 84], 54, 9, tones.sage),
)

/** Seen small in a pot, the bud does for the whole flower. */
const flowering = (tone: Tone, head: (tone: Tone) => Art): Art =>
  draw(
    line('M0 0V-38', ink.fynbos, 5),
    whorl(0, -2, [-78, -54, -30, 30, 54, 78], 50, 10),
    place(head(tone), 0, -34, 0.5, -4),
  )

const pins = (styles: string, tips: string): Art =>
  draw(
    line('M0 0V-54M0-10Q16-26 22-38', ink.fynbos, 4),
    whorl(0, -2, [-72, -48, -22, 22, 48, 72], 50, 9),
    place(pincushion(styles, tips), 0, -50, 0.66),
    place(pincushion(styles, tips), 23, -36, 0.4),
  )

/** Green only, for a picture that already has its flower. */
export const greenery = (brush: Brush): Art =>
  brush.pick<() => Art>([
    () => draw(restio, whorl(0, 0, [-66, -38, -12, 14, 40, 68], 40, 8)),
    () => whorl(0, 0, [-74, -50, -26, -4, 20, 46, 70], 62, 10, tones.sage),
    () => whorl(0, 0, [-80, -56, -32, -8, 16, 42, 66], 54, 11),
  ])()

/** The one plant of the foreground, its root at the origin. */
export function plant(brush: Brush, inPot = false): Art {
  const head = inPot ? proteaBud : protea
  const grown = brush.pick<() => Art>([
    () => flowering(tones.protea, head),
    () => flowering(tones.coral, head),
    () => flowering(tones.pink, head),
    () => pins(ink.coral, ink.sun),
    () => pins(ink.sun, ink.butter),
    () => pins(ink.protea, ink.pink),
    () => aloe,
    () => greenery(brush),
  ])
  return grown()
}

export const potted = (grown: Art, tone: Tone): Art =>
  draw(place(grown, 0, -30), vessel(0, 0, 42, 30, 30, tone), rect(-24, -37, 48, 9, tone.body, 3))
