import type { Brush } from '#demo/pictures/kit/brush.ts'
import { brights, ink, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { keeper } from '#demo/pictures/kit/people.ts'
import { whorl } from '#demo/pictures/kit/plants.ts'
import {
  type Art,
  ball,
  box,
  disc,
  dots,
  draw,
  line,
  oval,
  path,
  place,
  rect,
  vessel,
} from '#demo/pictures/kit/shape.ts'
import { awning } from '#demo/pictures/kit/shop.ts'
import type { Scene } from '#demo/pictures/scene.ts'

const plate = (r: number): Art =>
  draw(
    oval(0, -3, r, r * 0.19, ink.clothShade),
    oval(0, -8, r, r * 0.19, ink.white),
    oval(0, -9, r * 0.76, r * 0.13, ink.mist),
  )

const lemon: Art = draw(
  path('M-17 0a17 17 0 0 1 34 0z', ink.sun),
  path('M-12 0a12 12 0 0 1 24 0z', ink.butter),
  line('M0 0v-10M0 0l-8-7M0 0l8-7', ink.sun, 1.8),
)

const steam = (x: number, y: number): Art =>
  line(`M${x} ${y}c-12-12 12-22 0-36c-8-10 8-18 2-30`, ink.white, 7)

/** A grilled fish, head to the left. */
const fish = (tone: Tone): Art =>
  draw(
    path('M-64-4c14-22 66-32 104-8l24-13c-4 10-4 18 2 27l-27-8c-36 19-84 17-103 2z', tone.body),
    path('M-64-4c14-22 66-32 104-8c-30-6-70-6-104 8z', tone.shade),
    line('M-34-14l6 16M-18-18l6 20M-2-19l6 21M14-17l5 17', tone.shade, 3),
    disc(-52, -7, 2.5, ink.navy),
  )

/** The three-legged pot of the country, on its coals. */
const potjie: Art = draw(
  path('M-70-8l14-30h10l-8 30zM70-8l-14-30h-10l8 30zM-6-14h12v14h-12z', ink.night),
  path('M-82-96c-8 60 34 86 82 86s90-26 82-86z', ink.navy),
  path('M-82-96c-8 60 34 86 70 86c-34-22-46-54-42-86z', ink.night),
  path('M82-96c4 40-14 66-42 78c16-24 22-50 20-78z', ink.dusk),
  oval(0, -96, 86, 15, ink.duskDark),
  oval(0, -98, 74, 10, ink.clay),
  disc(-34, -101, 11, ink.coral),
  disc(-8, -104, 12, ink.sun),
  disc(22, -102, 11, ink.leaf),
  disc(44, -99, 9, ink.coral),
  line('M-86-92c-20-60 40-92 86-92s106 32 86 92', ink.navy, 4),
  path(
    'M-60 0c-8-18 6-22 4-40c14 10 14 26 10 40zM46 0c-8-14 4-22 2-36c14 10 16 24 10 36zM-20 0c-6-12 4-16 2-28c12 8 12 20 8 28z',
    ink.sun,
  ),
  path(
    'M-76 2c-4-16 6-20 6-32c10 10 10 22 8 32zM22 2c-6-14 6-20 4-34c14 12 12 22 8 34zM64 2c-2-12 6-16 6-26c8 10 8 18 4 26z',
    ink.coral,
  ),
)

const bottleAndGlass = (wine: Tone): Art =>
  draw(
    path(
      'M-62-136h20v30c0 12 16 16 16 34v64c0 6-4 8-10 8h-32c-6 0-10-2-10-8v-64c0-18 16-22 16-34z',
      ink.fynbos,
    ),
    path('M-50-136h8v30c0 12 16 16 16 34v64c0 6-4 8-10 8h-12c8-20 6-80-2-98z', ink.leaf),
    rect(-64, -146, 24, 18, wine.body, 3),
    rect(-78, -62, 52, 36, ink.paper),
    path('M-74-32l9-16h24l9 16z', ink.dusk),
    disc(-40, -52, 5, ink.sun),
    glass(28, wine),
  )

function glass(x: number, wine: Tone): Art {
  return draw(
    path(
      `M${x - 24}-96c-6 34 6 48 21 51v38h-14c-4 0-4 5 0 5h34c4 0 4-5 0-5h-14v-38c15-3 27-17 21-51z`,
      ink.white,
      0.85,
    ),
    path(`M${x - 26}-80c-2 22 10 32 26 32s28-10 26-32z`, wine.body),
    path(`M${x + 8}-80h18c0 18-8 28-20 31c5-10 5-20 2-31z`, wine.light),
  )
}

const dinner = (brush: Brush): Art => {
  const shade = brush.pick(brights)
  return draw(
    line('M-104-226v60M104-226v60', ink.navy, 2.4),
    path('M-136-136c4-24 18-32 32-32s28 8 32 32z', shade.body),
    path('M-136-136c4-24 18-32 32-32c-10 8-14 20-14 32z', shade.shade),
    path('M72-136c4-24 18-32 32-32s28 8 32 32z', shade.body),
    path('M72-136c4-24 18-32 32-32c-10 8-14 20-14 32z', shade.shade),
    disc(-104, -134, 9, ink.butter),
    disc(104, -134, 9, ink.butter),
    place(bottleAndGlass(brush.pick([tones.protea, tones.sun] as const)), -56, 0),
    place(
      draw(plate(84), place(fish(tones.salmon), 0, -12, 1.05), place(lemon, 60, -8, 0.9)),
      66,
      2,
    ),
    place(whorl(0, 0, [-70, -40, -100], 30, 6), 6, -10),
  )
}

export const restaurant: Scene = {
  settings: ['counter', 'roomCounter'],
  shop: true,
  subject: (brush) =>
    brush.chance(0.42)
      ? draw(
          steam(-20, -112),
          steam(22, -116),
          place(potjie, 0, 0, 1.16),
          place(glass(0, tones.protea), 132, 0),
          place(draw(plate(34), path('M-22-10c4-18 40-18 44 0z', ink.sun)), -132, 2),
        )
      : dinner(brush),
}

/** A whole gatsby: it feeds four and it is meant to. */
export const gatsby: Scene = {
  settings: ['counter', 'roomCounter'],
  landmarks: ['tableWithCloth', 'tableBare', 'muizenberg', 'harbour'],
  shop: true,
  subject: (brush) => {
    const filling = brush.pick([tones.coral, tones.protea, tones.clay] as const)
    const chips = Array.from({ length: 13 }, (_, i) => {
      const x = -136 + i * 22
      return `M${x}-62l${brush.between(-8, 8)}-${brush.between(20, 36)}h10l${brush.between(-3, 6)} ${brush.between(24, 36)}z`
    })
    return draw(
      brush.chance(0.5) ? place(keeper(brush, brush.pick(brights)), 8, -104, 0.98) : '',
      box(-168, -16, 336, 16, tones.wood, 6),
      path('M-152-18c-14-26-6-42 14-44h276c20 2 28 18 14 44z', ink.skin5),
      path('M-152-18c-14-26-6-42 14-44h40c-16 14-16 30-8 44z', ink.skin4),
      path('M-146-58c20-12 30 6 50-4s32 6 52-2s32 6 52-2s32 6 52-2s36 6 86-2l4 14h-296z', ink.leaf),
      path(chips.join(''), ink.sun),
      path(chips.filter((_, i) => i % 2 === 0).join(''), ink.gold),
      path('M-146-66c24-10 44 4 66-2s44 4 66-2s44 4 66-2s50 2 94-2l2 12h-294z', filling.body),
      path('M-146-62c24-6 44 4 66-2l0 8h-68zM-14-64c22-6 44 4 66-2v8h-66z', filling.shade),
      place(
        draw(
          path('M-142-74c-4-34 26-52 60-54h160c40 0 66 22 62 54c-60-10-220-10-282 0z', ink.skin5),
          path('M-142-74c-4-34 26-52 60-54h20c-30 10-40 28-40 50c-16 0-30 2-40 4z', ink.skin4),
          path('M78-128c40 0 66 22 62 54c-14-2-26-4-38-4c2-24-6-42-24-50z', ink.sandDark),
          line('M-60-118l16 20M-10-122l16 22M40-120l16 22', ink.skin4, 4),
        ),
        0,
        -14,
        1,
        -1.5,
      ),
      place(
        draw(
          box(-14, -70, 28, 70, tones.coral, 7),
          path('M-8-70l5-24h6l5 24z', ink.rust),
          rect(-14, -46, 28, 24, ink.paper),
        ),
        152,
        -2,
        0.9,
      ),
      place(
        draw(
          vessel(0, 0, 30, 24, 52, tones.white),
          dots(
            [
              [-6, -54],
              [0, -56],
              [6, -54],
            ],
            ink.navy,
            3,
          ),
        ),
        -160,
        0,
        0.9,
      ),
    )
  },
}

/** Snoek on the grid, or hake and chips in paper. */
export const seafood: Scene = {
  settings: ['quay', 'counter'],
  landmarks: ['harbour', 'chapmans', 'tableWithCloth', 'muizenberg'],
  shop: true,
  subject: (brush) =>
    brush.chance(0.5)
      ? draw(
          place(keeper(brush, brush.pick(brights), tones.white), -4, -74, 1.06),
          box(-150, -78, 300, 78, brush.pick([tones.bay, tones.coral, tones.sea] as const)),
          path('M-158-96h316l-8 24h-300z', ink.white),
          path('M-158-96h316l-4 10h-308z', ink.foam),
          place(fish(tones.steel), -84, -92, 0.92, -6),
          place(fish(tones.salmon), 4, -92, 0.92, 4),
          place(fish(tones.steel), 90, -92, 0.92, -4),
          line('M-146-96v-130M146-96v-130', ink.clay, 6, 'butt'),
          place(awning(316, tones.sea), -158, -246),
          place(lemon, -10, -24, 1.2),
          path('M-70-26c10-14 40-14 52 2l12-8v20l-12-8c-12 12-42 12-52-6z', ink.white),
        )
      : draw(
          path('M-128-8L-96-120 96-128 132-8C80 4-84 4-128-8Z', ink.white),
          path('M-128-8L-96-120-52-122-70-2C-94-2-114-4-128-8Z', ink.clothShade),
          path(
            Array.from(
              { length: 9 },
              (_, i) =>
                `M${-80 + i * 20}-70l${(i % 3) * 6 - 6}-${70 + (i % 4) * 12}h14l${(i % 2) * 6} 78z`,
            ).join(''),
            ink.sun,
          ),
          path(
            Array.from(
              { length: 4 },
              (_, i) => `M${-72 + i * 42}-70l${(i % 3) * 6 - 8}-${62 + (i % 3) * 14}h12l4 78z`,
            ).join(''),
            ink.gold,
          ),
          path(
            'M-98-70C-84-128 20-178 104-166C116-140 40-62-40-50C-76-46-100-52-98-70Z',
            ink.skin5,
          ),
          path(
            'M-98-70C-84-128 20-178 104-166C20-150-40-110-60-48C-84-48-100-54-98-70Z',
            ink.skin4,
          ),
          dots(
            [
              [70, -148],
              [46, -130],
              [20, -118],
              [52, -112],
              [-8, -96],
              [20, -90],
              [-28, -72],
            ],
            ink.butter,
            7,
          ),
          path('M-128-8L-106-84 106-90 132-8C80 4-84 4-128-8Z', ink.paper),
          path('M-128-8L-106-84-66-86-70-2C-94-2-114-4-128-8Z', ink.sand),
          line('M-90-56H70M-94-40H40M-98-24H80', ink.duskLight, 3),
          place(lemon, 92, -2, 1.5),
          place(box(-15, -80, 30, 80, tones.clay, 8), -142, 0),
        ),
}

const flame = (x: number, s: number): Art =>
  place(
    draw(
      path('M0 0c-24-4-28-30-10-46c2-14-4-20-2-30c20 12 34 34 30 54c-2 14-8 22-18 22z', ink.coral),
      path('M0 0c-12-4-14-18-4-28c2-6 0-10 0-14c12 8 18 18 16 28c-2 8-6 14-12 14z', ink.sun),
    ),
    x,
    -96,
    s,
  )

/** Wors on the fire. */
export const braai: Scene = {
  settings: ['garden', 'street', 'beach'],
  shop: false,
  subject: (brush) => {
    const drum = brush.pick([tones.navy, tones.coral, tones.sea, tones.leaf, tones.steel] as const)
    return draw(
      place(
        keeper(
          brush,
          brush.pick([tones.sun, tones.bay, tones.protea, tones.white] as const),
          brush.pick([tones.navy, tones.coral] as const),
        ),
        brush.pick([-34, 30] as const),
        -96,
        1.06,
      ),
      line('M-92-50L-112 0M92-50L112 0M-84-40L-62 0M84-40L62 0', ink.night, 7),
      [-96, -58, -20, 22, 62, 98].map((x, i) => flame(x, 0.44 + (i % 3) * 0.08)).join(''),
      path('M-130-92H130C130-44 70-26 0-26S-130-44-130-92Z', drum.body),
      path('M-130-92H-70C-70-56-50-36-20-27C-84-30-130-50-130-92Z', drum.shade),
      path('M130-92H104C104-66 90-46 66-36C106-44 130-62 130-92Z', drum.light),
      rect(-138, -98, 276, 8, ink.duskLight, 4),
      line('M-122-98v-34M122-98v-34', ink.duskDark, 5),
      rect(-134, -136, 268, 6, ink.navy, 3),
      oval(-66, -145, 42, 11, ink.rust),
      line('M-100-146c12-12 56-12 68 0c-8 8-46 8-52 0c8-6 26-6 34 0', ink.salmon, 3),
      box(-14, -154, 46, 18, tones.clay, 8),
      line('M-4-150l8 10M10-151l8 11', ink.night, 3),
      line('M44-142h76', ink.skin5, 3),
      ...[54, 72, 90, 108].map((x, i) => ball(x, -143, 9, i % 2 ? tones.sun : tones.coral)),
      line('M126-100L172-138M132-96L178-130', ink.duskLight, 4),
    )
  },
}
