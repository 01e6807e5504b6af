import type { Brush } from './brush.ts'
import { brights, ink, type Tone, tones } from './ink.ts'
import { type Art, box, disc, draw, line, n, path, place, rect } from './shape.ts'

const walls: readonly [Tone, ...Tone[]] = [
  tones.bay,
  tones.sun,
  tones.salmon,
  tones.sage,
  tones.pink,
  tones.white,
]

/** A striped awning with scalloped edge, hung from its top left corner. */
export function awning(width: number, tone: Tone, stripes = 9): Art {
  const step = width / stripes
  const stripe = (i: number) =>
    `M${n(i * step)} 0h${n(step)}l${n((i - stripes / 2) * 1.2 + 1.2)} 36a${n(step / 2 + 0.6)} 12 0 0 1-${n(step + 1.2)} 0z`
  const every = (offset: number) =>
    Array.from({ length: stripes }, (_, i) => (i % 2 === offset ? stripe(i) : '')).join('')
  return draw(
    path(every(0), tone.body),
    path(every(1), ink.white),
    path(`M0 0h${n(width)}v6H0z`, ink.navy, 0.16),
  )
}

/** How the wall ends against the sky: the roofs one passes between Woodstock and Simon's Town. */
const parapets: readonly [(tone: Tone) => Art, ...((tone: Tone) => Art)[]] = [
  () => draw(rect(-172, -236, 344, 12, ink.sand), rect(-160, -246, 320, 10, ink.sandDark)),
  () =>
    draw(
      rect(-172, -234, 344, 10, ink.white),
      path('M-62-234c8-22 24-16 28-32c14-20 54-20 68 0c4 16 20 10 28 32z', ink.white),
      path('M-62-234c8-22 24-16 28-32c8-11 22-15 34-15c-20 10-24 30-26 47z', ink.clothShade),
      disc(0, -250, 8, ink.sea),
    ),
  (tone) =>
    draw(
      path('M-160-224V-238H-96V-254H-40V-266H40V-254H96V-238H160V-224Z', tone.body),
      path('M-164-238h72v-16h56v-12H36v-8h-76v12h-56v16h-68z', ink.white),
      path('M-164-238h72v5h-72zM92-238h72v5H92z', ink.white),
      path('M36-274h8v12h56v16h64v8H92v-16H36z', ink.white),
    ),
  () =>
    draw(
      path('M-178-222L-150-266H150L178-222Z', ink.coral),
      path('M-178-222L-150-266H-96L-118-222Z', ink.rust),
      line(
        'M-70-264l-8 40M-24-264l-3 40M24-264l3 40M70-264l8 40M116-264l14 40',
        ink.rust,
        2,
        'butt',
      ),
    ),
]

/** A shop with the trade in its window. Base at the origin, about 340 wide and 270 high. */
export function shopfront(brush: Brush, display: Art): Art {
  const wall = brush.pick(walls)
  const cloth = brush.pick(brights)
  const door = brush.pick([tones.coral, tones.leaf, tones.navy, tones.protea] as const)
  return draw(
    brush.pick(parapets)(wall),
    rect(-160, -226, 320, 226, wall.body),
    rect(-160, -226, 26, 226, wall.shade),
    path('M-160-226h320v6h-320z', ink.navy, 0.15),
    rect(-118, -150, 174, 118, ink.white),
    rect(-111, -143, 160, 104, ink.deep),
    path('M-111-39L-7-143H26L-78-39ZM-44-39L49-132V-110L-22-39Z', ink.sea),
    rect(-111, -47, 160, 8, ink.sand),
    place(display, -31, -46, 0.44),
    rect(-124, -34, 186, 9, ink.sandDark),
    rect(78, -176, 66, 176, ink.white),
    box(84, -140, 54, 140, door),
    rect(84, -170, 54, 24, ink.deep),
    path('M84-146l24-24h16l-24 24z', ink.sea),
    rect(94, -128, 34, 50, ink.deep, 3),
    path('M94-78l22-50h12v10l-16 40z', ink.sea),
    disc(130, -66, 3.5, ink.butter),
    rect(-112, -212, 250, 26, ink.navy, 5),
    line('M-60-199h146', cloth.light, 3),
    disc(-84, -199, 6, ink.sun),
    disc(110, -199, 6, ink.sun),
    place(awning(200, cloth, 7), -131, -182),
    rect(70, -6, 82, 8, ink.paper),
  )
}
