import type { Brush } from '#demo/pictures/kit/brush.ts'
import { brights, ink, type Tone, tones } from '#demo/pictures/kit/ink.ts'
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

/** Books lying on each other, the last one on top. */
export const bookStack = (covers: readonly Tone[], width: number): Art =>
  covers
    .map((tone, i) => {
      const y = -i * 20
      const x = -width / 2 + ((i * 7) % 3) * 4 - 4
      return draw(
        rect(x, y - 20, width, 20, tone.body, 3),
        rect(x, y - 20, width * 0.2, 20, tone.shade, 3),
        rect(x + width * 0.26, y - 16, width * 0.74, 12, ink.paper),
        rect(x + width * 0.26, y - 11, width * 0.74, 2, ink.sandDark),
      )
    })
    .join('')

const spine = (tone: Tone, w: number, h: number): Art =>
  draw(
    rect(0, -h, w, h, tone.body),
    rect(0, -h, Math.round(w * 0.3), h, tone.shade),
    rect(Math.round(w * 0.3), -h + 14, Math.round(w * 0.7), 6, ink.paper),
  )

const chalkMountain: Art = draw(
  line('M-70 20L-40-24H34L62 20M-84 20H80', ink.paper, 4),
  line('M48-30a14 14 0 1 1 1 0M-60-44h24M-48-56h30', ink.butter, 4),
)

const globe: Art = draw(
  path('M-8-30h16v18h-16z', ink.clay),
  path('M-34 0c2-12 16-14 34-14s32 2 34 14z', ink.skin4),
  line('M-40-122C-74-90-58-28 4-26', ink.gold, 6),
  ball(4, -80, 46, tones.bay),
  path(
    'M-12-116c16 0 30 4 34 14c-4 10-14 6-14 16c8 6 2 24-10 34c-8-8-8-20-14-26c-10-8-16-26 4-38zM34-90c10 4 14 10 14 18c-8 4-16-6-14-18z',
    ink.leaf,
  ),
)

const apple: Art = draw(
  ball(0, -20, 21, tones.coral),
  line('M0-38q0-8 6-12', ink.clay, 4),
  path('M4-42c6-10 16-10 20-6c-4 8-12 10-20 6z', ink.leaf),
)

export const classroom: Scene = {
  settings: ['roomFloor', 'roomCounter'],
  subject: (brush) => {
    const covers = [brush.pick(brights), tones.sun, brush.pick([tones.sea, tones.leaf] as const)]
    return draw(
      line('M-96-20L-116 0M96-20L116 0', ink.clay, 8),
      rect(-140, -226, 280, 168, ink.skin4, 6),
      rect(-140, -226, 20, 168, ink.clay, 6),
      rect(-126, -212, 252, 140, ink.fynbos),
      path('M60-212h66v140H96c20-50 10-100-36-140z', ink.leaf),
      place(chalkMountain, -30, -134, 1.06),
      line(
        brush.chance(0.5) ? 'M60-176h44M60-160h30M60-144h38' : 'M66-180l16 30 16-30M60-130h44',
        ink.paper,
        4,
      ),
      rect(-140, -62, 280, 10, ink.clay, 3),
      rect(30, -70, 34, 7, ink.white, 3),
      box(-160, -26, 320, 26, tones.wood, 3),
      place(bookStack(covers, 84), -96, -26, 0.92),
      place(globe, 88, -26, 0.92),
      place(apple, -4, -26, 0.9),
    )
  },
}

const guitar = (tone: Tone): Art =>
  draw(
    path('M0-96C-40-112-62-84-44-62C-70-50-78 4 0 4S70-50 44-62C62-84 40-112 0-96Z', tone.body),
    path(
      'M0-96C-40-112-62-84-44-62C-70-50-78 4-10 4C-50-16-46-40-26-58C-40-76-28-96 0-96Z',
      tone.shade,
    ),
    path(
      'M20-101C50-104 58-80 44-62C66-50 76-10 36 0C58-20 56-44 30-62C42-78 38-94 20-101Z',
      tone.light,
    ),
    disc(0, -60, 19, ink.brown),
    box(-9, -214, 18, 142, tones.clay),
    box(-16, -242, 32, 34, tones.clay, 4),
    line('M-4-236V-30M4-236V-30', ink.sand, 1.6),
    rect(-22, -32, 44, 9, ink.brown, 3),
    line('M-9-196h18M-9-174h18M-9-152h18M-9-130h18', ink.duskLight, 2),
    path('M-24-236h8v8h-8zM-24-220h8v8h-8zM16-236h8v8h-8zM16-220h8v8h-8z', ink.foam),
  )

const djembe = (tone: Tone): Art =>
  draw(
    path(
      'M-56-150C-54-100-20-84-20-56C-20-30-34-14-36 0H36C34-14 20-30 20-56C20-84 54-100 56-150Z',
      tone.body,
    ),
    path('M-56-150C-54-100-20-84-20-56C-20-30-34-14-36 0H-14C-8-40-12-90-30-150Z', tone.shade),
    oval(0, -150, 58, 14, ink.sand),
    oval(0, -152, 50, 10, ink.paper),
    line(
      'M-54-140l16 50M-34-137l8 54M-12-136l2 54M12-136l-2 54M34-137l-8 54M54-140l-16 50',
      ink.cream,
      3,
    ),
    line('M-34-86Q0-74 34-86', ink.coral, 7),
  )

const notes = (x: number, y: number): Art =>
  place(
    draw(
      line('M0 0V-34L24-40V-6', ink.navy, 4),
      oval(-6, 2, 8, 6, ink.navy),
      oval(18, -4, 8, 6, ink.navy),
    ),
    x,
    y,
  )

const keys: Art = draw(
  box(-118, -56, 236, 30, tones.navy, 4),
  rect(-110, -42, 220, 26, ink.white),
  line(
    'M-88-42v26M-66-42v26M-44-42v26M-22-42v26M0-42v26M22-42v26M44-42v26M66-42v26M88-42v26',
    ink.clothShade,
    2,
  ),
  path(
    'M-94-42h10v16h-10zM-72-42h10v16h-10zM-28-42h10v16h-10zM-6-42h10v16H-6zM16-42h10v16H16zM60-42h10v16H60zM82-42h10v16H82z',
    ink.night,
  ),
  line('M-70-16L70 56M70-16L-70 56', ink.duskLight, 7),
)

export const music: Scene = {
  settings: ['roomFloor', 'promenade', 'street'],
  shop: true,
  subject: (brush) => {
    const tone = brush.pick([tones.wood, tones.coral, tones.sun, tones.sea] as const)
    return draw(
      brush.chance(0.5)
        ? place(keys, -82, -56, 0.86)
        : place(djembe(brush.pick([tones.clay, tones.coral, tones.leaf] as const)), -88, 0, 1.06),
      place(guitar(tone), 50, -4, 0.96, 9),
      place(
        draw(
          box(-44, -96, 88, 96, tones.navy, 6),
          disc(0, -40, 28, ink.duskDark),
          disc(0, -40, 12, ink.duskLight),
          disc(0, -80, 9, ink.duskLight),
          rect(-36, -94, 72, 4, ink.sun),
        ),
        142,
        0,
        0.9,
      ),
      notes(-36, -196),
      notes(122, -150),
    )
  },
}

const openBook = (cover: Tone): Art =>
  draw(
    path(
      'M-132-30C-90-48-40-44 0-24C40-44 90-48 132-30V10C90-6 40-2 0 16C-40-2-90-6-132 10Z',
      cover.body,
    ),
    path('M-122-42C-84-58-36-52 0-32V8C-36-10-84-14-122-2Z', ink.white),
    path('M122-42C84-58 36-52 0-32V8C36-10 84-14 122-2Z', ink.paper),
    path('M-122-42C-100-52-70-54-50-50V-10C-76-12-100-8-122-2Z', ink.mist),
    path('M-74-48l30-60h84l30 60C40-52 20-46 0-34C-20-46-44-52-74-48Z', ink.dusk),
    path('M-74-48l30-60h20l-14 56C-50-52-64-50-74-48Z', ink.duskDark),
    path('M40-108l30 60C52-51 40-48 28-46l-6-62z', ink.rockLit),
    path(
      'M-52-100c8-18 24-10 28-16s20-8 28 0s20-2 24 6s16 4 14 14c-14 4-18-6-26 2s-22-2-30 4s-30 4-38-10z',
      ink.white,
    ),
    disc(74, -118, 18, ink.coral),
  )

const shelf = (brush: Brush): Art => {
  let x = -150
  const row: Art[] = []
  while (x < 128) {
    const w = brush.between(22, 38)
    row.push(
      place(
        spine(
          brush.pick([...brights, tones.navy, tones.salmon, tones.bay]),
          w,
          brush.between(70, 98),
        ),
        x,
        0,
      ),
    )
    x += w + 1
  }
  return draw(...row, box(-160, 0, 320, 14, tones.wood, 2))
}

export const books: Scene = {
  settings: ['roomFloor', 'counter', 'garden'],
  subject: (brush) =>
    brush.chance(0.5)
      ? draw(
          place(bookStack([tones.sea, tones.coral, tones.sun, tones.leaf], 150), 0, 0, 1.14),
          place(openBook(brush.pick([tones.protea, tones.coral, tones.navy] as const)), 0, -106, 1),
          place(apple, 130, 0, 0.9),
        )
      : draw(
          rect(-166, -226, 332, 226, ink.clay),
          rect(-154, -216, 308, 204, ink.brown),
          place(shelf(brush.part('upper')), 0, -122, 0.94),
          place(shelf(brush.part('lower')), 0, -14, 0.94),
          rect(-166, -226, 12, 226, ink.brown),
          rect(154, -226, 12, 226, ink.skin4),
          rect(-172, -234, 344, 12, ink.skin4),
        ),
}
