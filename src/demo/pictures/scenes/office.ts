import { ink, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { protea, whorl } from '#demo/pictures/kit/plants.ts'
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
} from '#demo/pictures/kit/shape.ts'
import type { Scene } from '#demo/pictures/scene.ts'
import { bookStack } from './learning.ts'

const pan = (load: Art): Art =>
  draw(
    line('M0-110L-44-20M0-110L44-20', ink.gold, 3),
    load,
    path('M-54-22H54C50 8 28 16 0 16S-50 8-54-22Z', ink.sun),
    path('M-54-22H-20C-20 0-12 12 0 16C-28 16-50 8-54-22Z', ink.gold),
    path('M54-22H36C34-2 24 10 8 16C32 14 50 6 54-22Z', ink.butter),
  )

const gavel: Art = draw(
  box(-60, -14, 92, 14, tones.clay, 4),
  place(
    draw(
      rect(20, -8, 110, 14, ink.skin4, 6),
      rect(20, 0, 110, 6, ink.clay, 3),
      box(-26, -44, 52, 86, tones.wood, 8),
      rect(-30, -34, 60, 9, ink.sun),
      rect(-30, 22, 60, 9, ink.sun),
    ),
    -12,
    -62,
    0.86,
    -24,
  ),
)

export const legal: Scene = {
  blooms: true,
  settings: ['roomCounter', 'counter'],
  landmarks: ['tableBare', 'lionsHead', 'tableWithCloth'],
  shop: true,
  subject: (brush) => {
    const tilt = brush.pick([-5, 0, 4] as const)
    return draw(
      path('M-52 0c2-14 22-18 52-18s50 4 52 18z', ink.gold),
      path('M4-18c28 0 46 5 48 18H20z', ink.butter),
      box(-8, -208, 16, 192, tones.sun),
      ball(0, -216, 15, tones.sun),
      place(rect(-122, -5, 244, 10, ink.gold, 5), 0, -192, 1, tilt),
      place(
        pan(place(bookStack([tones.coral, tones.sea, tones.leaf], 60), 0, -22, 0.86)),
        -108,
        -84 - tilt * 2,
      ),
      place(
        pan(
          place(
            draw(
              whorl(0, 0, [-70, -40, 40, 70], 40, 9),
              place(
                protea(brush.pick([tones.protea, tones.coral, tones.pink] as const)),
                0,
                4,
                0.58,
              ),
            ),
            0,
            -20,
          ),
        ),
        108,
        -84 + tilt * 2,
      ),
      place(gavel, brush.pick([-92, 92] as const), 0, 0.6),
    )
  },
}

const calculator = (tone: Tone): Art =>
  draw(
    path('M-40-196h80v76h-80z', ink.white),
    path('M-40-196h18v76h-18z', ink.mist),
    line('M-28-184h40M-28-172h52M-28-160h30M-28-148h48', ink.duskLight, 4),
    box(-76, -150, 152, 150, tone, 14),
    rect(-58, -136, 116, 34, ink.fynbos, 5),
    path('M20-136h33a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5h-21z', ink.leaf),
    line('M4-118h8M20-118h8M36-118h10', ink.butter, 6),
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2, 3]
          .map((col) =>
            rect(-58 + col * 31, -90 + row * 28, 23, 20, col === 3 ? ink.coral : ink.paper, 5),
          )
          .join(''),
      )
      .join(''),
  )

const pencilMug = (tone: Tone): Art =>
  draw(
    path('M-18-54l-8-72 8-14 8 12 4 74z', ink.sun),
    path('M4-54l4-86 8-10 8 12-6 84z', ink.coral),
    path('M-8-54v-70h12v70z', ink.leaf),
    box(-28, -64, 56, 64, tone, 5),
  )

const ledger = (tone: Tone): Art =>
  draw(
    path('M-120-8L-100-60H0L0-4Z', ink.white),
    path('M120-8L100-60H0V-4Z', ink.paper),
    path('M-124-6L-120-8 0-4 120-8 124-6V4H-124Z', tone.body),
    line('M-88-48h70M-92-36h72M-96-24h76M20-48h66M20-36h70M20-24h74', ink.clothShade, 3),
    line('M-70-56l-10 42M62-56l12 42', ink.salmon, 2),
  )

export const accounting: Scene = {
  settings: ['roomCounter', 'counter'],
  shop: true,
  subject: (brush) => {
    const tone = brush.pick([tones.coral, tones.sea, tones.sun, tones.dusk] as const)
    return draw(
      place(
        draw(
          box(-38, -178, 26, 178, tones.coral, 2),
          box(-10, -164, 24, 164, tones.leaf, 2),
          box(16, -184, 28, 184, tones.sun, 2),
          rect(-34, -150, 18, 30, ink.paper, 2),
          rect(-6, -138, 16, 26, ink.paper, 2),
          rect(20, -156, 20, 30, ink.paper, 2),
        ),
        -120,
        0,
        0.94,
      ),
      place(calculator(tone), 12, -8, 1.06),
      place(pencilMug(brush.pick([tones.bay, tones.pink, tones.leaf] as const)), 128, 0, 1.02),
      place(
        ledger(brush.pick([tones.coral, tones.leaf, tones.navy] as const)),
        brush.pick([-36, 40] as const),
        10,
        0.72,
      ),
    )
  },
}

const rand: Art = path(
  'M-15 20V-20H3c10 0 16 5 16 13c0 6-4 10-9 12l11 15H9L0 7h-5v13zM-5-1h7c4 0 6-2 6-5s-2-5-6-5h-7z',
  ink.cream,
)

const coin = (r: number): Art =>
  draw(
    disc(0, 0, r, ink.gold),
    disc(r * 0.06, -r * 0.06, r * 0.84, ink.coral),
    path(
      `M0 ${-r * 0.84}a${r * 0.84} ${r * 0.84} 0 0 0 0 ${r * 1.68}a${r * 1.2} ${r * 1.2} 0 0 1 0 ${-r * 1.68}z`,
      ink.rust,
    ),
    place(rand, 0, 0, r / 34),
  )

const stack = (count: number): Art =>
  draw(
    ...Array.from({ length: count }, (_, i) =>
      place(
        draw(
          path('M-34-12V-2A34 8 0 0 0 34-2V-12Z', i % 2 ? ink.gold : ink.sun),
          path('M-34-12V-2A34 8 0 0 0-10 5V-12Z', i % 2 ? ink.skin5 : ink.gold),
          oval(0, -12, 34, 8, ink.gold),
        ),
        ((i * 7) % 5) - 2,
        -i * 14,
      ),
    ),
    oval(0, -12 - (count - 1) * 14, 30, 6, ink.butter),
  )

const jarOfCoins = (bloom: Tone): Art =>
  draw(
    line('M0-120V-160', ink.fynbos, 7),
    whorl(0, -124, [-72, -48, 48, 72], 60, 11),
    place(protea(bloom), 0, -152, 0.64),
    path(
      'M-60-128h120v14c14 8 20 18 20 34v60c0 14-8 20-20 20H-60c-12 0-20-6-20-20v-60c0-16 6-26 20-34z',
      ink.foam,
    ),
    path('M-78-60h156v40c0 12-6 18-18 18H-60c-12 0-18-6-18-18z', ink.gold),
    [
      [-52, -20],
      [-18, -18],
      [18, -20],
      [52, -18],
      [-36, -44],
      [0, -42],
      [36, -44],
      [-58, -60],
      [-20, -64],
      [22, -62],
      [58, -58],
    ]
      .map(([x = 0, y = 0]) => ball(x, y, 17, tones.sun))
      .join(''),
    path(
      'M-60-114c-14 8-20 18-20 34v60c0 6 2 10 4 14c6-40-2-80 16-108zM52-108c12 14 16 40 14 96c8-40 10-76-14-96z',
      ink.white,
      0.7,
    ),
    box(-66, -138, 132, 16, tones.white, 5),
  )

export const coins: Scene = {
  blooms: true,
  settings: ['quay', 'counter', 'roomCounter'],
  shop: true,
  subject: (brush) =>
    brush.chance(0.5)
      ? draw(
          place(
            jarOfCoins(brush.pick([tones.protea, tones.coral, tones.pink] as const)),
            -20,
            0,
            1,
          ),
          place(coin(42), 108, -42),
          place(stack(3), -134, 0, 0.9),
        )
      : draw(
          place(coin(92), 26, -116),
          ring(26, -116, 84, ink.gold, 4),
          place(stack(7), -112, 0, 1.1),
          place(stack(4), -40, 6, 1.1),
          place(stack(2), 96, 8, 1.1),
          place(stack(brush.pick([3, 5] as const)), 146, 2, 0.94),
        ),
}
