import { ink, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import {
  type Art,
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
import type { Scene } from '#demo/pictures/scene.ts'

export const spanner: Art = draw(
  path('M-8-120l16 0 2 100h-20z', ink.duskLight),
  path('M-8-120h6v100h-8z', ink.dusk),
  path(
    'M-26-160c4 14 12 18 26 18s22-4 26-18c10 20 2 42-18 46h-16c-20-4-28-26-18-46z',
    ink.duskLight,
  ),
  path('M-26-160c4 14 12 18 20 18v28h-2c-20-4-28-26-18-46z', ink.dusk),
  disc(0, -14, 14, ink.duskLight),
  disc(0, -14, 6, ink.navy),
)

const drop = (x: number, y: number, s: number): Art =>
  place(
    draw(
      path('M0-22C10-8 16 0 16 8a16 16 0 0 1-32 0C-16 0-10-8 0-22Z', ink.bay),
      path('M0-22C10-8 16 0 16 8a16 16 0 0 1-10 15C10 12 8-6 0-22Z', ink.foam),
    ),
    x,
    y,
    s,
  )

export const plumbing: Scene = {
  settings: ['roomFloor', 'garden', 'street'],
  subject: (brush) => {
    const metal = brush.pick([tones.steel, tones.sun, tones.coral] as const)
    const pail = brush.pick([tones.coral, tones.sea, tones.leaf, tones.sun] as const)
    return draw(
      box(-164, -150, 40, 150, tones.steel, 4),
      rect(-172, -112, 56, 16, ink.dusk, 4),
      rect(-172, -44, 56, 16, ink.dusk, 4),
      path('M-150-192H10C60-192 84-166 84-120H40C40-140 28-150 6-150H-150Z', metal.body),
      path('M-150-192H10C60-192 84-166 84-120H70C68-160 44-178 6-178H-150Z', metal.light),
      path('M-150-162H6C30-160 40-144 40-120H52C52-146 36-150 6-150H-150Z', metal.shade),
      box(30, -124, 64, 16, metal, 5),
      box(-176, -206, 30, 70, metal, 6),
      box(-58, -218, 34, 32, metal, 3),
      path(
        'M-100-236c0-12 18-16 40-8h38c22-8 40-4 40 8s-18 16-40 8h-38c-22 8-40 4-40-8z',
        metal.body,
      ),
      path('M-100-236c0-12 18-16 40-8v16c-22 8-40 4-40-8z', metal.shade),
      drop(62, -82, 1),
      drop(62, -40, 0.6),
      place(
        draw(
          vessel(0, 0, 96, 70, 62, pail),
          oval(0, -62, 48, 8, pail.shade),
          oval(0, -60, 42, 6, ink.bay),
          line('M-48-62q48-46 96 0', ink.navy, 3),
        ),
        62,
        0,
        0.94,
      ),
      place(spanner, -62, 0, 0.92, 10),
      path('M100-4q24-8 48 0q-24 7-48 0z', ink.bay),
    )
  },
}

const bulb = (glow: string): Art =>
  draw(
    line(
      'M-130-120h-22M130-120h22M-96-206l-16-16M96-206l16-16M-104-40l-16 14M104-40l16 14M0-236v-16',
      ink.sun,
      7,
    ),
    path('M-34-64C-40-90-84-104-84-152a84 84 0 0 1 168 0C84-104 40-90 34-64Z', glow),
    path('M30-230A84 84 0 0 1 84-152C84-104 40-90 34-64H14C26-100 60-130 30-230Z', ink.cream),
    path('M-34-64C-40-90-84-104-84-152c0-20 8-40 20-54c-8 60 34 90 44 142z', ink.gold),
    line('M-18-66l-10-60 16 12 12-16 12 16 16-12-10 60', ink.coral, 4),
    box(-36, -64, 72, 16, tones.steel, 5),
    box(-36, -46, 72, 16, tones.steel, 5),
    box(-30, -28, 60, 16, tones.steel, 5),
    path('M-20-12h40l-10 12h-20z', ink.navy),
  )

const solarHouse = (wall: Tone): Art =>
  draw(
    box(-122, -112, 244, 112, wall),
    path('M-146-106L-90-190H128L150-106Z', ink.coral),
    path('M-146-106L-90-190H-60L-104-106Z', ink.rust),
    path('M-66-180H86L102-118H-84Z', ink.navy),
    path('M20-180H86L102-118H26Z', ink.duskDark),
    line('M-28-180L-38-118M10-180L8-118M48-180L54-118M-74-150H94', ink.duskLight, 2.6),
    rect(-22, -78, 46, 78, ink.white),
    rect(-17, -73, 36, 73, ink.fynbos),
    disc(12, -36, 3, ink.butter),
    [-88, 58]
      .map((x) =>
        draw(
          rect(x - 6, -84, 50, 46, ink.white),
          rect(x, -78, 38, 34, ink.sun),
          line(`M${x + 19}-78v34M${x}-61h38`, ink.white, 3, 'butt'),
        ),
      )
      .join(''),
    line('M122-60h30v44', ink.navy, 4),
    box(136, -40, 32, 40, tones.bay, 4),
    path('M154-34l-8 16h6l-4 12 12-16h-6l4-12z', ink.sun),
  )

export const electrical: Scene = {
  settings: ['garden', 'street', 'roomFloor'],
  subject: (brush, where) =>
    where === 'roomFloor' || brush.chance(0.3)
      ? draw(
          bulb(brush.pick([ink.butter, ink.sun] as const)),
          line('M-160-6C-120-30-90 10-40-6', ink.navy, 5),
          path('M-184-18h26v24h-26z', ink.coral),
          line('M-190-12h8M-190-1h8', ink.duskLight, 4),
        )
      : place(
          solarHouse(brush.pick([tones.sand, tones.white, tones.pink, tones.bay] as const)),
          0,
          0,
          1.08,
        ),
}

const spray = (tone: Tone): Art =>
  draw(
    path('M-28 0V-70C-28-84-14-88-12-100H12C14-88 28-84 28-70V0Z', tone.body),
    path('M-28 0V-70C-28-84-14-88-12-100H-4C-8-84-14-80-14-66V0Z', tone.shade),
    path('M28 0V-70C28-84 14-88 12-100H8C10-84 20-80 20-66V0Z', tone.light),
    rect(-22, -56, 44, 34, ink.paper, 4),
    path('M-12-30l10-16 10 16z', ink.sea),
    path('M-14-100h28v-14h22v-16h-56c-8 0-14 6-14 14h20z', ink.navy),
    path('M14-114c10 4 12 12 8 24h-8z', ink.coral),
    rect(-40, -128, 12, 12, ink.coral, 2),
  )

export const cleaning: Scene = {
  settings: ['roomFloor', 'street'],
  subject: (brush) => {
    const pail = brush.pick([tones.sea, tones.coral, tones.sun, tones.protea] as const)
    return draw(
      line('M-104-226L-76-40', ink.skin4, 8),
      path('M-98-62h46l22 62h-86c4-14 10-40 18-62z', ink.white),
      path('M-98-62h14c-6 24-8 44-10 62h-22c4-14 10-40 18-62z', ink.clothShade),
      line('M-70-54l4 52M-56-54l14 52', ink.clothShade, 3),
      box(-102, -74, 54, 16, pail, 5),
      place(
        draw(
          oval(0, -124, 70, 12, pail.shade),
          path(
            'M-64-126c-4-22 16-32 30-22c6-24 34-26 42-6c16-14 36-4 34 14c14-2 24 6 20 16z',
            ink.white,
          ),
          path('M-64-126c-4-22 16-32 30-22c-12 6-12 16-8 24z', ink.clothShade),
          vessel(0, 0, 136, 100, 124, pail),
          rect(-72, -130, 144, 14, pail.body, 5),
          rect(-72, -130, 34, 14, pail.shade, 5),
          line('M-66-122C-60-40 60-40 66-122', ink.navy, 4),
        ),
        14,
        0,
        1,
      ),
      place(spray(brush.pick([tones.leaf, tones.salmon, tones.bay] as const)), 124, 0, 1.14),
      [
        [-30, -188, 12],
        [4, -210, 8],
        [46, -196, 15],
        [70, -222, 7],
        [-6, -172, 6],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          draw(disc(x, y, r, ink.foam), disc(x + r * 0.3, y - r * 0.3, r * 0.4, ink.white)),
        )
        .join(''),
      dots(
        [
          [74, -142],
          [62, -150],
          [66, -134],
          [52, -142],
        ],
        ink.foam,
        5,
      ),
      path('M-150 0c-4-14 10-22 22-16c12-8 26 2 22 16z', pail.light),
    )
  },
}
