import { brights, ink, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { keeper } from '#demo/pictures/kit/people.ts'
import { whorl } from '#demo/pictures/kit/plants.ts'
import {
  type Art,
  ball,
  box,
  disc,
  draw,
  line,
  oval,
  path,
  place,
  rect,
  ring,
  vessel,
} from '#demo/pictures/kit/shape.ts'
import type { Scene } from '#demo/pictures/scene.ts'

const steam = (x: number, y: number): Art =>
  line(`M${x} ${y}c-12-12 12-22 0-36c-8-10 8-18 2-30`, ink.white, 7)

const cup = (tone: Tone): Art =>
  draw(
    oval(0, -4, 112, 13, tone.shade),
    oval(0, -9, 112, 13, tone.light),
    line('M74-92c48-10 52 52-6 50', tone.body, 15),
    path('M-84-112H84C86-50 54-12 24-10H-24C-54-12-86-50-84-112Z', tone.body),
    path('M-84-112H-44C-46-60-34-24-14-10H-24C-54-12-86-50-84-112Z', tone.shade),
    path('M84-112H64C64-60 50-28 30-11C56-16 86-50 84-112Z', tone.light),
    oval(0, -112, 84, 17, ink.white),
    oval(0, -111, 74, 13, ink.clay),
    path('M-44-111c6-8 26-9 44-2c18-7 38-6 44 2c-8 8-28 8-44 12c-16-4-36-4-44-12z', ink.sand),
  )

const machine = (tone: Tone): Art =>
  draw(
    box(-104, -176, 208, 64, tone, 12),
    path('M-92-188h184v14h-184z', ink.duskLight),
    [-70, -38, -6].map((x) => vessel(x, -188, 24, 20, 18, tones.white)).join(''),
    rect(-92, -112, 184, 88, ink.navy),
    rect(-92, -112, 40, 88, ink.night),
    box(-110, -26, 220, 26, tone, 6),
    disc(62, -144, 18, ink.white),
    line('M62-144l8-8', ink.coral, 4),
    rect(-62, -112, 44, 14, ink.foam, 3),
    rect(10, -112, 44, 14, ink.foam, 3),
    line('M-20-104h26M52-104h28', ink.clay, 9),
    path('M-46-98h12v8h-12zM26-98h12v8h-12z', ink.duskLight),
    place(vessel(0, 0, 34, 26, 34, tones.coral), -40, -28),
    place(vessel(0, 0, 34, 26, 34, tones.sun), 32, -28),
    line('M-40-90v26M32-90v26', ink.clay, 4),
    line('M92-112q14 30 4 60', ink.foam, 5),
  )

export const coffee: Scene = {
  settings: ['counter', 'roomCounter'],
  shop: true,
  subject: (brush) => {
    const tone = brush.pick([...brights, tones.white])
    if (brush.chance(0.5)) {
      return draw(
        steam(-34, -128),
        steam(4, -134),
        steam(40, -128),
        cup(tone),
        place(draw(ball(0, -11, 12, tones.clay), line('M-3-20q6 8 0 18', ink.night, 2)), 138, 0),
        place(draw(ball(0, -11, 12, tones.clay), line('M-3-20q6 8 0 18', ink.night, 2)), -136, 0),
        place(
          draw(ball(0, -11, 12, tones.clay), line('M-3-20q6 8 0 18', ink.night, 2)),
          -158,
          0,
          0.8,
        ),
      )
    }
    return draw(
      place(keeper(brush, brush.pick(brights), tones.navy), -116, -10, 1.36),
      place(machine(tone), 44, 0, 1.06),
      place(vessel(0, 0, 36, 24, 46, tones.sand), -112, 2),
      path('M-130-44h36v-6h-36z', ink.clay),
    )
  },
}

const grapes = (tone: Tone): Art =>
  draw(
    [
      [-24, -44],
      [0, -48],
      [24, -44],
      [-36, -26],
      [-12, -28],
      [12, -28],
      [36, -26],
      [-24, -10],
      [0, -10],
      [24, -10],
    ]
      .map(([x = 0, y = 0]) => ball(x, y, 13, tone))
      .join(''),
    line('M4-60Q6-72 16-78', ink.clay, 5),
    whorl(6, -62, [-70, -30, 40, 80], 36, 11),
  )

const barrel: Art = draw(
  path('M-62-128h124c18 40 18 88 0 128h-124c-18-40-18-88 0-128z', ink.skin4),
  path('M-62-128h34c-18 40-18 88 0 128h-34c-18-40-18-88 0-128z', ink.clay),
  path('M62-128h-22c18 40 18 88 0 128h22c18-40 18-88 0-128z', ink.skin5),
  line('M-70-100h140M-76-62h152M-70-26h140', ink.navy, 8, 'butt'),
  line('M-12-128v128M18-128v128', ink.clay, 2.4, 'butt'),
  oval(0, -128, 62, 9, ink.clay),
)

export const wine: Scene = {
  settings: ['garden', 'counter', 'roomCounter'],
  landmarks: ['winelands', 'winelands', 'tableBare', 'apostles'],
  shop: true,
  subject: (brush) => {
    const red = brush.chance(0.6)
    const poured = red ? tones.protea : tones.sun
    const glassOf = (x: number) =>
      draw(
        path(
          `M${x - 36}-190c-10 50 8 82 31 87v80h-24c-6 0-6 9 0 9h58c6 0 6-9 0-9h-24v-80c23-5 41-37 31-87z`,
          ink.white,
          0.88,
        ),
        path(`M${x - 40}-160c-2 36 18 54 40 54s42-18 40-54z`, poured.body),
        path(`M${x + 10}-160h30c0 30-12 46-32 52c8-14 8-34 2-52z`, poured.light),
        path(`M${x - 40}-160c-2 36 18 54 40 54c-20-12-28-32-26-54z`, poured.shade),
      )
    const bottle = draw(
      path(
        'M-14-218h28v54c0 18 18 24 18 46V-8c0 6-4 8-8 8h-48c-4 0-8-2-8-8v-110c0-22 18-28 18-46z',
        ink.fynbos,
      ),
      path('M4-218h10v54c0 18 18 24 18 46V-8c0 6-4 8-8 8H6c10-40 10-140-2-166z', ink.leaf),
      rect(-17, -230, 34, 30, poured.body, 4),
      rect(-32, -92, 64, 54, ink.paper),
      path('M-26-48l13-22h26l13 22z', ink.dusk),
      disc(15, -78, 7, ink.coral),
    )
    return draw(
      place(barrel, 84, 0, 1.02),
      place(bottle, -46, 0),
      place(glassOf(0), -122, 8, 0.9),
      place(grapes(red ? tones.protea : tones.sage), 80, -130, 0.86),
      ring(84, -64, 16, ink.clay, 5),
    )
  },
}
