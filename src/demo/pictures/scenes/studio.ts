import { brights, ink, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { protea } from '#demo/pictures/kit/plants.ts'
import {
  type Art,
  ball,
  box,
  disc,
  draw,
  line,
  path,
  place,
  rect,
  ring,
} from '#demo/pictures/kit/shape.ts'
import type { Scene } from '#demo/pictures/scene.ts'

/** A poster of the view, in inks of its own; 100 by 130. */
const poster = (sky: string, sun: string, sea: Tone): Art =>
  draw(
    rect(-50, -130, 100, 130, ink.white),
    rect(-42, -122, 84, 84, sky),
    disc(16, -92, 17, sun),
    path('M-42-56l16-34h46l22 34z', ink.dusk),
    path('M4-90h16l22 34H16z', ink.rockLit),
    rect(-42, -58, 84, 20, sea.body),
    path('M-42-30h84v7h-84zM-42-18h54v6h-54z', ink.navy),
  )

export const print: Scene = {
  settings: ['roomFloor', 'counter'],
  shop: true,
  subject: (brush) => {
    const press = brush.pick(brights)
    const sky = brush.pick([ink.peach, ink.petal, ink.foam, ink.butter] as const)
    const sun = brush.pick([ink.coral, ink.sun] as const)
    const drying = [poster(sky, sun, press), poster(ink.butter, ink.coral, tones.leaf)]
    return draw(
      line('M-168-216Q0-204 168-216', ink.navy, 3),
      ...[-112, -38, 38, 112].map((x, i) =>
        draw(
          place(drying[i % 2] ?? '', x, -140, 0.54, i % 2 ? 2 : -2),
          rect(x - 3, -216, 6, 14, ink.sun, 2),
        ),
      ),
      path('M-112 0l14-30h20L-72 0zM72 0l6-30h20l14 30z', ink.navy),
      box(-132, -142, 264, 30, tones.steel, 12),
      box(-150, -118, 300, 90, press, 12),
      rect(-118, -104, 236, 12, press.shade, 4),
      disc(120, -58, 13, ink.white),
      disc(120, -58, 6, ink.coral),
      path('M-134-66h26v10h-26zM-134-50h26v10h-26z', press.light),
      path('M-66-98H66L82 4H-82Z', ink.white),
      path('M-58-88H58L68-18H-68Z', sky),
      disc(22, -62, 16, sun),
      path('M-64-34l24-34h52l28 34z', ink.dusk),
      path('M-4-68h16l28 34H14z', ink.rockLit),
      path('M-66-36H66L68-18H-68Z', ink.sea),
      ...[tones.bay, tones.protea, tones.sun].map((tone, i) =>
        box(-140 + i * 22, -22, 18, 22, tone, 3),
      ),
    )
  },
}

const camera = (tone: Tone): Art =>
  draw(
    path('M-30-118l10-24h40l10 24z', ink.navy),
    box(-92, -118, 184, 112, tone, 14),
    rect(-92, -92, 184, 60, ink.navy),
    rect(-92, -92, 44, 60, ink.night),
    rect(-76, -132, 34, 16, ink.navy, 4),
    rect(56, -128, 24, 12, ink.coral, 4),
    disc(0, -62, 52, ink.foam),
    disc(0, -62, 43, ink.night),
    disc(0, -62, 31, ink.deep),
    path('M0-93a31 31 0 0 1 0 62a40 40 0 0 0 0-62z', ink.sea),
    disc(11, -74, 8, ink.white),
    disc(72, -104, 7, ink.butter),
  )

const tripod: Art = draw(
  line('M0-100L-66 0M0-100L66 0M0-100V-6', ink.navy, 8),
  line('M-36-46H36', ink.dusk, 5),
  box(-18, -112, 36, 18, tones.steel, 4),
)

const softbox: Art = draw(
  line('M0-120V0M0-14L-26 0M0-14L26 0', ink.navy, 5),
  place(
    draw(
      path('M-54-46H54L30 30H-30Z', ink.navy),
      path('M-62-52H62V-40H-62Z', ink.cream),
      path('M-54-40H54L42-4H-42Z', ink.butter),
    ),
    0,
    -150,
    0.9,
    26,
  ),
)

export const studio: Scene = {
  settings: ['roomFloor', 'promenade', 'garden'],
  shop: true,
  subject: (brush) =>
    draw(
      brush.chance(0.6)
        ? place(softbox, -116, 0, 1.06)
        : place(
            ring(0, -150, 44, ink.cream, 14) + line('M0-106V0M0-14L-26 0M0-14L26 0', ink.navy, 5),
            -112,
            0,
          ),
      place(tripod, 30, 0, 1),
      place(
        camera(brush.pick([tones.steel, tones.coral, tones.sun, tones.salmon] as const)),
        30,
        -100,
        0.94,
      ),
      place(box(-38, -44, 76, 44, tones.clay, 6), 134, 0),
      line('M118-44q16-22 32 0', ink.brown, 5),
    ),
}

export const signage: Scene = {
  settings: ['street', 'quay'],
  subject: (brush) => {
    const tone = brush.pick(brights)
    const emblem = brush.pick<Art>([
      draw(path('M-60 30l26-52H26l26 52z', ink.white), disc(44, -30, 18, ink.butter)),
      place(protea(tones.pink), 0, 38, 0.72),
      draw(
        path('M-50 10H50C44 28 34 34 20 34h-44c-14 0-22-8-26-24z', ink.white),
        path('M-4 2V-52C-34-34-42-14-42 2zM6 2V-46C24-30 34-14 36 2z', ink.butter),
      ),
    ])
    return draw(
      box(-154, -236, 18, 236, tones.navy, 3),
      line('M-136-206H108', ink.navy, 9),
      line('M-136-150C-110-150-90-170-84-204M-112-206c0-22 30-22 30 0', ink.navy, 6),
      ball(-145, -242, 13, tones.sun),
      line('M-50-204v22M76-204v22', ink.duskLight, 5),
      box(-92, -184, 210, 128, tones.cream, 12),
      box(-82, -174, 190, 108, tone, 7),
      place(emblem, 13, -116, 0.94),
      line('M138-4L112-126', ink.skin4, 8),
      place(
        draw(path('M-9 0h18l-3-30c-1-8-11-8-12 0z', ink.sun), rect(-10, -2, 20, 14, ink.duskLight)),
        106,
        -142,
        1,
        168,
      ),
      place(
        draw(
          box(-24, -40, 48, 40, tones.steel, 3),
          path('M-24-40h48v8c-6 12-12 8-14 0c-4 14-14 14-18 2c-4 8-12 6-16-2z', tone.body),
        ),
        138,
        0,
      ),
      place(
        draw(
          box(-20, -34, 40, 34, tones.white, 3),
          path('M-20-34h40v8c-6 10-12 6-14 0c-4 12-12 8-14 0c-4 6-10 4-12-2z', ink.sun),
        ),
        88,
        0,
      ),
    )
  },
}

const laptop = (tone: Tone): Art =>
  draw(
    box(-112, -168, 224, 150, tones.navy, 10),
    rect(-102, -158, 204, 128, tone.light),
    disc(48, -118, 22, ink.coral),
    path('M-102-60l34-52h84l50 52z', ink.dusk),
    path('M-16-112h32l50 52H24z', ink.rockLit),
    path('M-102-62H102v32h-204z', ink.sea),
    path('M-140-18H140L152-4C152 0 148 2 144 2H-144C-148 2-152 0-152-4Z', ink.foam),
    path('M-140-18H-84L-92 2H-144C-148 2-152 0-152-4Z', ink.duskLight),
    path('M-22-18h44l-3 7h-38z', ink.duskLight),
  )

const screwdriver = (tone: Tone): Art =>
  draw(
    rect(-4, -84, 8, 56, ink.duskLight),
    path('M-6-92h12v10h-12z', ink.dusk),
    box(-12, -34, 24, 44, tone, 8),
  )

export const computers: Scene = {
  settings: ['roomCounter', 'counter'],
  shop: true,
  subject: (brush) => {
    const tone = brush.pick([tones.sun, tones.salmon, tones.bay, tones.pink] as const)
    return brush.chance(0.5)
      ? draw(
          place(laptop(tone), -6, 0, 1.06),
          place(screwdriver(tones.coral), 146, -12, 0.94, 14),
          place(
            draw(path('M-16-34h32l-3 34h-26z', ink.white), rect(-18, -38, 36, 6, ink.sea, 2)),
            -156,
            0,
          ),
        )
      : draw(
          box(-134, -212, 220, 152, tones.navy, 10),
          rect(-122, -200, 196, 116, tone.light),
          path('M-122-116l34-50h70l42 50z', ink.dusk),
          path('M-42-166h24l42 50h-32z', ink.rockLit),
          disc(42, -166, 18, ink.coral),
          rect(-122, -118, 196, 34, ink.sea),
          path('M-46-60h44l6 46h-56z', ink.duskLight),
          box(-84, -16, 120, 16, tones.steel, 5),
          box(104, -176, 62, 176, tones.steel, 7),
          disc(135, -40, 16, ink.navy),
          line('M116-156h38M116-142h38', ink.navy, 5),
          disc(146, -112, 5, ink.coral),
          box(-90, 0, 130, 8, tones.white, 3),
          place(screwdriver(tones.leaf), 72, -10, 0.8, -16),
        )
  },
}
