import type { Brush } from './brush.ts'
import { onWater } from './details.ts'
import { ink, type Tone, tones } from './ink.ts'
import { type LandmarkName, landmarks } from './landmarks.ts'
import { type Art, draw, line, path, place, rect, sliver } from './shape.ts'
import { sky } from './sky.ts'
import { sea, swell } from './water.ts'

/** Where a subject stands: what lies behind it, the ground line, what passes before it. */
export interface Setting {
  behind: Art
  ground: number
  shadow: string
  before: Art
  /** A counter carries small things, a floor what lies about, a bare ground neither. */
  kind: 'floor' | 'counter' | 'bare'
}

export type Landmarks = readonly [LandmarkName, ...LandmarkName[]]

function landmark(brush: Brush, names: Landmarks, horizon: number, width = 480): Art {
  const name = brush.pick(names)
  const broad = width * (brush.between(78, 104) / 100)
  const tall = brush.between(96, 132) * (width / 480) ** 0.5
  return place(landmarks[name](broad, tall), brush.between(-30, 10), horizon)
}

/** Sky, landmark and sea down to `shore`. */
function bay(brush: Brush, names: Landmarks, horizon: number, shore: number): Art {
  const above = sky(brush.part('sky'))
  const boat = brush.part('boat')
  return draw(
    above.art,
    landmark(brush.part('landmark'), names, horizon),
    sea(horizon - 2, shore - horizon + 6, above.sunX),
    place(onWater(boat), boat.between(46, 96), horizon + 16, 0.7),
  )
}

/** Sky, landmark and gardens down to `shore`. */
function suburb(brush: Brush, names: Landmarks, horizon: number, shore: number): Art {
  const trees = [-6, 36, 82, 360, 408, 452, 486].map((x, i) => {
    const r = 20 + ((i * 7) % 12)
    return `M${x - r} ${horizon + 22}a${r} ${r} 0 0 1 ${2 * r} 0z`
  })
  return draw(
    sky(brush.part('sky')).art,
    landmark(brush.part('landmark'), names, horizon + 6),
    path(trees.join(''), ink.fynbos),
    path(`M-10 ${horizon + 8}c140-18 340-18 500 0V${shore + 10}H-10z`, ink.leaf),
    path(`M150 ${horizon}c120-8 240-4 340 8V${shore + 10}H250z`, ink.sage),
  )
}

const behindStreet = (brush: Brush, names: Landmarks): Art =>
  brush.part('middle').chance(0.5) ? bay(brush, names, 226, 296) : suburb(brush, names, 240, 296)

const street = (brush: Brush, names: Landmarks): Setting => ({
  behind: draw(
    behindStreet(brush, names),
    rect(0, 292, 480, 40, ink.sand),
    rect(0, 292, 480, 6, ink.sandDark),
    rect(0, 328, 480, 6, ink.sandDark),
    rect(0, 334, 480, 26, ink.dusk),
    path('M30 344h70l-4 6H24zM190 344h74v6h-76zM350 344h72l4 6h-76z', ink.butter),
  ),
  ground: 320,
  shadow: ink.sandDark,
  before: '',
  kind: 'floor',
})

const promenade = (brush: Brush, names: Landmarks): Setting => ({
  behind: draw(
    bay(brush, names, 218, 280),
    rect(0, 276, 480, 84, ink.sand),
    rect(0, 270, 480, 9, ink.sandDark),
    path(
      'M0 298h480v3H0zM0 332h480v3H0zM60 279l-14 19h3l14-19zM180 279l-6 19h3l6-19zM300 279l6 19h3l-6-19zM420 279l14 19h3l-14-19z',
      ink.sandDark,
      0.6,
    ),
    line('M-4 240H484', ink.white, 5),
    line(
      'M-4 256H484M30 240v32M114 240v32M198 240v32M282 240v32M366 240v32M450 240v32',
      ink.white,
      3.6,
    ),
  ),
  ground: 322,
  shadow: ink.sandDark,
  before: '',
  kind: 'floor',
})

const beach = (brush: Brush, names: Landmarks): Setting => ({
  behind: draw(
    bay(brush, names, 216, 280),
    path('M0 252c60-8 120 8 180 0s120 8 180 0s80 4 120 0v40H0z', ink.bay),
    path('M0 264c60-6 120 6 180 0s120 6 180 0s80 4 120 0v30H0z', ink.foam),
    path('M-10 274c120-10 360-8 500 0v96H-10z', ink.sand),
    path('M-10 330c160-14 320-10 500 4v40H-10z', ink.sandDark, 0.5),
    path(sliver(40, 300, 90, 4) + sliver(340, 306, 100, 4), ink.paper),
  ),
  ground: 322,
  shadow: ink.sandDark,
  before: '',
  kind: 'floor',
})

const garden = (brush: Brush, names: Landmarks): Setting => ({
  behind: draw(
    suburb(brush, names, 232, 300),
    path('M-10 286c140-14 340-14 500 0v84H-10z', ink.moss),
    path('M-10 336c160-10 320-8 500 2v32H-10z', ink.sage),
    path(
      sliver(30, 312, 90, 4) + sliver(330, 318, 100, 4) + sliver(180, 344, 120, 4),
      ink.leaf,
      0.6,
    ),
  ),
  ground: 320,
  shadow: ink.sage,
  before: '',
  kind: 'floor',
})

const quay = (brush: Brush, names: Landmarks): Setting => ({
  behind: draw(
    bay(brush, names, 218, 296),
    rect(0, 300, 480, 60, ink.clay),
    rect(0, 290, 480, 16, ink.sandDark),
    rect(0, 290, 480, 5, ink.sand),
    line('M30 306v60M150 306v60M270 306v60M390 306v60', ink.brown, 7, 'butt'),
  ),
  ground: 300,
  shadow: ink.clay,
  before: '',
  kind: 'bare',
})

/** The front of a counter: tiles, planks or a cloth. */
const fronts: readonly [(tone: Tone) => Art, ...((tone: Tone) => Art)[]] = [
  (tone) => {
    const tiles = Array.from({ length: 13 }, (_, i) => i * 38)
    return draw(
      rect(0, 308, 480, 52, tone.body),
      rect(0, 308, 480, 7, tone.shade),
      path(tiles.map((x) => `M${x - 11} 337l15-15 15 15-15 15z`).join(''), tone.light),
      path(tiles.map((x) => `M${x - 2} 337l6-6 6 6-6 6z`).join(''), ink.sun),
    )
  },
  () =>
    draw(
      rect(0, 308, 480, 52, ink.clay),
      rect(0, 308, 480, 7, ink.brown),
      line(
        'M40 314v50M120 314v50M200 314v50M280 314v50M360 314v50M440 314v50',
        ink.brown,
        3,
        'butt',
      ),
    ),
  (tone) =>
    draw(
      rect(0, 308, 480, 52, ink.clay),
      path(
        'M-8 306h496v22c-16 14-30 14-44 2c-16 18-34 18-50 2c-18 20-40 20-58 2c-18 18-40 18-58-2c-20 20-42 20-60 0c-18 20-40 20-60 2c-18 16-36 16-52-2c-18 16-34 16-50 2c-20 14-46 12-64-2z',
        ink.white,
      ),
      path('M-8 312h496v6H-8z', tone.body),
      path('M-8 322h496v3H-8z', tone.light),
    ),
]

const counterTop = (brush: Brush): Art =>
  draw(
    brush.pick(fronts)(brush.pick([tones.salmon, tones.sea, tones.leaf, tones.pink] as const)),
    path('M-8 286H488V304H-8Z', ink.paper),
    path('M-8 300H488V309H-8Z', ink.sandDark),
  )

/** A counter in the open, with the city behind it. */
const counter = (brush: Brush, names: Landmarks): Setting => ({
  behind: draw(
    brush.part('middle').chance(0.6) ? bay(brush, names, 206, 290) : suburb(brush, names, 220, 290),
    counterTop(brush.part('counter')),
  ),
  ground: 298,
  shadow: ink.sandDark,
  before: '',
  kind: 'counter',
})

const wallInks: readonly [readonly [wall: string, beam: string], ...(readonly [string, string])[]] =
  [
    ['#F3B0A2', '#F6C0AE'],
    ['#CFE6DC', '#DDEDE2'],
    ['#FBD98F', '#FCE1A2'],
    ['#D2E0B8', '#DEE9C8'],
    ['#BFE3E4', '#CDEAE6'],
    ['#FBD5A8', '#FCDFB4'],
  ]

const windows = [
  'M96 272V132a98 98 0 0 1 196 0V272z',
  'M188 272V132a98 98 0 0 1 196 0V272z',
  'M72 272V62H312V272z',
  'M168 272V62H408V272z',
] as const

/** A room: a flat wall, a beam of light from the right and the view in a window. */
function room(brush: Brush, names: Landmarks, floor: Art, ground: number): Setting {
  const hole = brush.part('window').pick(windows)
  const view = sky(brush.part('sky'))
  // The wall never has the colour of the sky in its window.
  const others = wallInks.filter(([wall]) => wall !== view.inks.flat && wall !== view.inks.rings[0])
  const [wall, beam] = brush.part('wall').pick([others[0] ?? wallInks[0], ...others.slice(1)])
  const scene = draw(
    view.art,
    landmark(brush.part('landmark'), names, 222),
    sea(220, 60, view.sunX),
  )
  return {
    behind: draw(
      rect(0, 0, 480, 360, wall),
      path('M372 0h108v360H320c48-90 66-220 52-360z', beam),
      `<clipPath id="window"><path d="${hole}"/></clipPath><g clip-path="url(#window)">${scene}</g>`,
      `<path fill="none" stroke="${ink.white}" stroke-width="11" d="${hole}"/>`,
      floor,
    ),
    ground,
    shadow: ink.sandDark,
    before: '',
    kind: ground > 305 ? 'floor' : 'counter',
  }
}

const roomCounter = (brush: Brush, names: Landmarks): Setting =>
  room(brush, names, counterTop(brush.part('counter')), 298)

const roomFloor = (brush: Brush, names: Landmarks): Setting => {
  const boards = brush.part('floor').pick([tones.wood, tones.sand, tones.bay] as const)
  return room(
    brush,
    names,
    draw(
      rect(0, 282, 480, 14, ink.paper),
      rect(0, 294, 480, 66, boards.body),
      rect(0, 294, 480, 6, boards.shade),
      path(
        'M40 300l-24 60h4l23-60zM150 300l-10 60h4l9-60zM260 300l2 60h4l-3-60zM370 300l14 60h4l-15-60z',
        boards.shade,
        0.6,
      ),
    ),
    324,
  )
}

const water = (brush: Brush, names: Landmarks): Setting => ({
  behind: bay(brush, names, 214, 360),
  ground: 296,
  shadow: ink.sea,
  before: swell(294),
  kind: 'bare',
})

export const settings = {
  street,
  promenade,
  beach,
  garden,
  quay,
  counter,
  roomCounter,
  roomFloor,
  water,
} as const satisfies Record<string, (brush: Brush, names: Landmarks) => Setting>

export type SettingName = keyof typeof settings
