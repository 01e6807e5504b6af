import { brights, ink, skins, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { pincushion, protea, whorl } from '#demo/pictures/kit/plants.ts'
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
} from '#demo/pictures/kit/shape.ts'
import type { Scene } from '#demo/pictures/scene.ts'

const candle = (tone: Tone, h: number): Art =>
  draw(
    box(-19, -h, 38, h, tone, 4),
    line(`M0 ${-h}v-9`, ink.navy, 2.6),
    path(`M0 ${-h - 34}c10 12 10 18 5 23c-4 4-11 2-12-4c-1-6 6-9 7-19z`, ink.sun),
    path(`M0 ${-h - 20}c4 4 4 8 2 10c-2 2-5 1-5-2c0-3 3-5 3-8z`, ink.white),
  )

const towel = (tone: Tone, y: number, w: number): Art =>
  draw(
    rect(-w / 2, y - 30, w, 30, tone.body, 14),
    path(`M${-w / 2 + 14} ${y - 30}a15 15 0 0 0 0 30h18c-12-8-12-22 0-30z`, tone.shade),
    line(`M${-w / 2 + 30} ${y - 13}h${w - 46}`, tone.shade, 2.6),
  )

const bouquetVase = (tone: Tone, bloom: Tone): Art =>
  draw(
    line('M0-76V-140M-6-76Q-24-110-44-126M6-76Q24-108 46-130', ink.fynbos, 5),
    whorl(0, -88, [-70, -44, 44, 70], 66, 11),
    place(pincushion(), -46, -122, 0.84),
    place(pincushion(ink.sun, ink.butter), 48, -126, 0.74),
    place(protea(bloom), 0, -126, 0.86, 3),
    path('M-26-82c0 14-18 24-18 48C-44-12-30 0 0 0s44-12 44-34c0-24-18-34-18-48z', tone.body),
    path('M-26-82c0 14-18 24-18 48C-44-12-30 0-6 0c-22-24-22-56-6-82z', tone.shade),
    path('M26-82c0 14 18 24 18 48c0 18-10 30-28 33c16-24 14-58-2-81z', tone.light),
    line('M-38-42q38 16 76 0', ink.sun, 5),
  )

export const spa: Scene = {
  blooms: true,
  settings: ['roomCounter', 'counter'],
  shop: true,
  subject: (brush) => {
    const cloth = brush.pick([tones.bay, tones.pink, tones.sage, tones.sun] as const)
    const bowl = brush.pick([tones.sea, tones.coral, tones.leaf] as const)
    return draw(
      place(
        bouquetVase(bowl, brush.pick([tones.protea, tones.pink, tones.coral] as const)),
        -12,
        0,
        1.02,
      ),
      place(
        draw(
          towel(tones.white, 0, 116),
          towel(cloth, -29, 108),
          towel(tones.cream, -58, 112),
          place(candle(tones.pink, 34), 0, -88),
        ),
        106,
        0,
      ),
      place(
        draw(
          oval(0, -9, 44, 11, ink.duskDark),
          oval(2, -11, 42, 9, ink.dusk),
          oval(0, -27, 34, 9, ink.duskDark),
          oval(2, -29, 32, 7, ink.duskLight),
          oval(0, -42, 23, 7, ink.duskDark),
          oval(2, -44, 21, 5, ink.dusk),
        ),
        -118,
        0,
        1.12,
      ),
      place(candle(tones.cream, 58), -86, 0, 0.9),
    )
  },
}

const polish = (tone: Tone, h: number): Art =>
  draw(
    path(`M-10-50h20l4-${h}h-28z`, ink.navy),
    path(`M2-50h8l4-${h}h-9z`, ink.duskDark),
    box(-25, -52, 50, 52, tone, 11),
    path('M-12-26c0-12 8-14 12-14c-4 8-4 16-2 24z', ink.white, 0.6),
  )

export const nails: Scene = {
  settings: ['counter', 'roomCounter'],
  shop: true,
  subject: (brush) => {
    const skin = brush.pick(skins)
    const varnish = brush.pick([tones.coral, tones.protea, tones.sun, tones.sea] as const)
    const sleeve = brush.pick([tones.leaf, tones.sea, tones.sun, tones.pink] as const)
    const fingers = [
      [-42, -116, -60, -176],
      [-14, -126, -20, -206],
      [16, -124, 22, -200],
      [42, -112, 58, -168],
    ] as const
    return draw(
      path('M-38 0C-30-34-52-60-54-104C-54-124 52-126 56-104C58-70 40-40 44 0Z', skin.body),
      path('M-38 0C-30-34-52-60-54-104C-54-114-40-118-26-120C-34-80-14-40-10 0Z', skin.shade),
      line(fingers.map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`).join(''), skin.body, 26),
      line(fingers.map(([a, b, c, d]) => `M${a - 8} ${b}L${c - 8} ${d}`).join(''), skin.shade, 8),
      line('M48-62Q82-74 96-116', skin.body, 26),
      fingers
        .map(([, , x, y]) =>
          place(
            draw(
              path('M-11 12C-12-8-8-22 0-26C8-22 12-8 11 12C6 17-6 17-11 12Z', varnish.body),
              path('M2-25C9-21 12-8 11 12C9 14 6 15 3 16C6 4 6-14 2-25Z', varnish.light),
            ),
            x,
            y,
            1,
            x * 0.26,
          ),
        )
        .join(''),
      place(
        draw(path('M-11 12C-12-8-8-22 0-26C8-22 12-8 11 12C6 17-6 17-11 12Z', varnish.body)),
        98,
        -120,
        0.94,
        18,
      ),
      line('M-26-66q24 10 54 2', skin.shade, 3),
      box(-48, -22, 102, 24, sleeve, 7),
      line('M-46-30q50 10 98 0', ink.sun, 5),
      place(polish(varnish, 54), -122, 0),
      place(polish(brush.pick([tones.pink, tones.bay, tones.sage] as const), 44), 126, 0, 0.94),
      place(polish(tones.protea, 40), -160, 0, 0.74),
      place(polish(tones.sun, 40), 160, 0, 0.7),
    )
  },
}

const dropper = (label: Tone): Art =>
  draw(
    box(-36, -92, 72, 92, tones.clay, 10),
    rect(-24, -112, 48, 20, ink.navy, 3),
    rect(-16, -130, 32, 20, ink.navy, 4),
    path('M-12-130c-3-22 3-40 12-40s15 18 12 40z', label.body),
    rect(-36, -72, 72, 48, ink.paper),
    path('M-24-34c8-22 40-22 48 0z', label.body),
    line('M0-34v-26M0-46l-10-7M0-46l10-7', ink.fynbos, 2.6),
  )

const jar = (lid: Tone): Art =>
  draw(
    box(-44, -46, 88, 46, tones.white, 8),
    box(-48, -68, 96, 24, lid, 6),
    path('M-20-14l12-16h16l12 16z', lid.body),
  )

export const skin: Scene = {
  settings: ['roomCounter', 'counter'],
  shop: true,
  subject: (brush) => {
    const accent = brush.pick(brights)
    const aloe = brush.chance(0.5)
    return draw(
      disc(6, -136, 84, ink.sun),
      path('M6-220a84 84 0 0 0 0 168a110 110 0 0 1 0-168z', ink.gold),
      disc(6, -136, 73, ink.foam),
      path('M-52-150L-6-196l12 4L-52-132zM34-80l38-40 2 12-28 32z', ink.white, 0.6),
      path('M0-56h12v44H0z', ink.gold),
      path('M-34 0c2-14 20-16 40-16s38 2 40 16z', ink.sun),
      aloe
        ? place(
            draw(
              whorl(0, -52, [-70, -46, -22, 2, 26, 50, 72], 84, 12, tones.sage),
              path('M-36-56h72l-9 56h-54z', accent.body),
              path('M-36-56h20l5 56h-16z', accent.shade),
              rect(-41, -64, 82, 14, accent.body, 4),
            ),
            -112,
            0,
          )
        : place(dropper(accent), -104, 0, 1.1),
      place(jar(accent), 112, 0, 1),
      place(draw(ball(0, -16, 17, tones.white), ball(26, -12, 13, tones.pink)), 40, 0),
      aloe
        ? place(dropper(accent), -30, 0, 0.72)
        : place(box(-16, -78, 32, 78, tones.pink, 10), -42, 0),
      rect(112 - 16, -84, 32, 16, ink.cream, 6),
    )
  },
}
