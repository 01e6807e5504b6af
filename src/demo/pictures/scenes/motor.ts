import { brights, ink, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { keeper } from '#demo/pictures/kit/people.ts'
import {
  type Art,
  box,
  disc,
  dots,
  draw,
  line,
  type Point,
  path,
  place,
  rect,
} from '#demo/pictures/kit/shape.ts'
import type { Scene } from '#demo/pictures/scene.ts'
import { spanner } from './home.ts'

const wheel = (x: number, r = 30): Art =>
  draw(
    disc(x, -r, r, ink.navy),
    disc(x, -r, r * 0.6, ink.foam),
    path(
      `M${x} ${-r * 1.6}a${r * 0.6} ${r * 0.6} 0 0 0 0 ${r * 1.2}a${r * 0.9} ${r * 0.9} 0 0 1 0-${r * 1.2}z`,
      ink.duskLight,
    ),
    disc(x, -r, r * 0.2, ink.navy),
  )

const glassInk = (d: string, glint: string): Art => draw(path(d, ink.deep), path(glint, ink.sea))

/** The little hatchback of every Cape Town driveway, nose to the right; 260 wide, 120 high. */
const hatchback = (tone: Tone, wheels = true): Art =>
  draw(
    path(
      'M-130-30V-66C-130-76-124-80-114-82L-90-126C-86-134-80-138-70-138H18C28-138 36-134 42-126L74-84L112-76C126-72 132-62 132-48V-30C132-22 128-20 122-20H-122C-128-20-130-24-130-30Z',
      tone.body,
    ),
    path(
      'M-130-30V-66C-130-76-124-80-114-82L-90-126C-86-134-80-138-70-138H-56L-84-84L-100-20H-122C-128-20-130-24-130-30Z',
      tone.shade,
    ),
    path(
      'M74-84L112-76C126-72 132-62 132-48V-44C110-50 60-60-60-60L-58-66C20-66 60-72 74-84Z',
      tone.light,
    ),
    glassInk('M-98-86L-78-122C-76-126-74-128-68-128H-28V-86Z', 'M-90-86l26-42h16l-26 42z'),
    glassInk('M-18-86V-128H14C20-128 26-126 30-120L54-86Z', 'M-8-86l22-42h10l-20 42z'),
    line('M-23-60V-24', tone.shade, 2.4),
    rect(-14, -74, 18, 5, ink.white, 2),
    disc(118, -58, 8, ink.butter),
    rect(-134, -64, 8, 18, ink.rust, 2),
    rect(116, -34, 20, 9, ink.white, 4),
    rect(-136, -34, 16, 9, ink.white, 4),
    wheels
      ? draw(
          path('M-112-22a34 34 0 0 1 68 0zM46-22a34 34 0 0 1 68 0z', ink.night),
          wheel(-78),
          wheel(80),
        )
      : '',
  )

/** A bakkie, nose to the right. */
const bakkie = (tone: Tone): Art =>
  draw(
    path(
      'M-138-30V-84H-22L-8-124C-6-130-2-134 6-134H52C60-134 66-130 70-124L88-88L122-80C132-78 136-70 136-60V-30C136-22 132-20 126-20H-130C-136-20-138-24-138-30Z',
      tone.body,
    ),
    path('M-138-30V-84H-104V-20H-130C-136-20-138-24-138-30Z', tone.shade),
    path(
      'M88-88L122-80C132-78 136-70 136-60V-52C120-60 60-66 0-66L2-72C50-72 80-76 88-88Z',
      tone.light,
    ),
    rect(-138, -90, 118, 10, tone.shade, 2),
    glassInk(
      'M2-86L12-120C13-123 15-124 18-124H46C52-124 56-122 58-118L74-86Z',
      'M16-86l18-38h12l-16 38z',
    ),
    rect(-4, -72, 16, 5, ink.white, 2),
    disc(124, -62, 8, ink.butter),
    rect(120, -34, 20, 9, ink.white, 4),
    path('M-122-22a34 34 0 0 1 68 0zM52-22a34 34 0 0 1 68 0z', ink.night),
    wheel(-88),
    wheel(86),
  )

const vehicle = (brush: Parameters<Scene['subject']>[0], tone: Tone): Art =>
  brush.chance(0.6) ? hatchback(tone) : bakkie(tone)

const toolbox = (tone: Tone): Art =>
  draw(
    line('M-18-36v-14h36v14', ink.navy, 6),
    box(-40, -38, 80, 38, tone, 4),
    rect(-40, -38, 80, 10, tone.shade, 3),
    rect(-8, -32, 16, 10, ink.sun),
  )

export const workshop: Scene = {
  settings: ['roomFloor', 'street'],
  subject: (brush) => {
    const tone = brush.pick(brights)
    const post = tone === tones.sun ? tones.sea : tones.sun
    return draw(
      box(-162, -222, 26, 222, post, 3),
      box(136, -222, 26, 222, post, 3),
      rect(-170, -10, 42, 10, ink.navy, 3),
      rect(128, -10, 42, 10, ink.navy, 3),
      path('M-66 0h132l14 14H-80z', ink.night),
      place(keeper(brush, tones.sea, tones.navy), brush.pick([-24, 26] as const), 6, 0.72),
      path('M-78 10h156l6 6H-84z', ink.sun),
      rect(-150, -92, 300, 10, ink.dusk, 3),
      path('M-84-82h20v10h-20zM70-82h20v10H70z', ink.navy),
      place(vehicle(brush, tone), 0, -88, 0.94),
      place(spanner, 96, 0, 0.5, 24),
      place(toolbox(tones.coral), -98, 0, 0.72),
    )
  },
}

const tyre = (tall: number): Art =>
  draw(
    box(-64, -tall, 128, tall, tones.navy, 15),
    line(
      `M-40 ${-tall + 7}l-8 ${tall - 14}M-18 ${-tall + 7}l-4 ${tall - 14}M4 ${-tall + 7}v${tall - 14}M26 ${-tall + 7}l4 ${tall - 14}M46 ${-tall + 7}l6 ${tall - 14}`,
      ink.dusk,
      4,
    ),
  )

export const tyres: Scene = {
  settings: ['street', 'roomFloor'],
  shop: true,
  subject: (brush) => {
    const rim = brush.pick([tones.sun, tones.steel, tones.coral] as const)
    const spokes = Array.from({ length: 5 }, (_, i) => (i * 72 - 90) * (Math.PI / 180))
    const count = brush.pick([3, 4] as const)
    return draw(
      Array.from({ length: count }, (_, i) => place(tyre(46), -92 + (i % 2) * 8 - 4, -i * 45)).join(
        '',
      ),
      disc(70, -92, 92, ink.navy),
      path('M70-184a92 92 0 0 0 0 184a130 130 0 0 1 0-184z', ink.night),
      path('M96-180a92 92 0 0 1 22 164c28-44 22-120-22-164z', ink.dusk),
      disc(70, -92, 56, rim.body),
      path('M70-148a56 56 0 0 0 0 112a84 84 0 0 1 0-112z', rim.shade),
      disc(70, -92, 46, ink.duskDark),
      line(
        spokes
          .map(
            (a) =>
              `M70-92L${Math.round(70 + Math.cos(a) * 48)} ${Math.round(-92 + Math.sin(a) * 48)}`,
          )
          .join(''),
        rim.body,
        15,
      ),
      disc(70, -92, 17, rim.light),
      disc(70, -92, 7, ink.navy),
      dots(
        Array.from(
          { length: 12 },
          (_, i): Point => [70 + Math.cos(i * 0.5236) * 76, -92 + Math.sin(i * 0.5236) * 76],
        ),
        ink.dusk,
        6,
      ),
    )
  },
}

const suds = (x: number, y: number, s: number): Art =>
  place(
    draw(
      path(
        'M-46 8c-10-22 10-38 26-28c4-24 36-26 42-4c20-8 34 12 22 30c-20 12-70 14-90 2z',
        ink.white,
      ),
      path('M-46 8c-10-22 10-38 26-28c-12 10-12 24-4 34c-10 0-18-2-22-6z', ink.clothShade),
    ),
    x,
    y,
    s,
  )

export const carwash: Scene = {
  settings: ['street', 'garden'],
  subject: (brush) => {
    const tone = brush.pick(brights)
    const brushInk = tone === tones.sea ? tones.coral : tones.sea
    return draw(
      path(
        'M-150 0V-170C-150-206-130-222-100-222H100C130-222 150-206 150-170V0H118V-164C118-184 110-190 92-190H-92C-110-190-118-184-118-164V0Z',
        brushInk.body,
      ),
      path('M-150 0V-170C-150-206-130-222-100-222H-70C-120-214-132-190-132-160V0Z', brushInk.shade),
      line('M-80-190v22M-40-190v16M0-190v22M40-190v16M80-190v22', ink.foam, 5),
      dots(
        [
          [-80, -158],
          [-40, -162],
          [0, -156],
          [40, -164],
          [80, -158],
          [-60, -146],
          [20, -148],
          [60, -146],
        ],
        ink.bay,
        7,
      ),
      place(vehicle(brush, tone), 0, 0, 1.02),
      suds(-70, -132, 0.9),
      suds(4, -138, 1),
      suds(-112, -66, 0.7),
      suds(70, -88, 0.8),
      suds(-20, -14, 0.7),
      suds(122, -10, 0.7),
      [
        [104, -150, 10],
        [128, -178, 7],
        [-24, -182, 8],
        [-136, -120, 9],
        [134, -112, 6],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          draw(disc(x, y, r, ink.foam), disc(x + r * 0.3, y - r * 0.3, r * 0.4, ink.white)),
        )
        .join(''),
    )
  },
}

export const panelbeater: Scene = {
  settings: ['roomFloor', 'street'],
  subject: (brush) => {
    const tone = brush.pick([tones.coral, tones.protea, tones.sea] as const)
    const mist: Point[] = Array.from({ length: 26 }, () => [
      brush.between(86, 148),
      brush.between(-150, -70),
    ])
    return draw(
      place(
        draw(
          hatchback(tones.sand, false),
          `<clipPath id="coat"><path d="M-10-150H150V0H-34L-16-40-30-70-12-100Z"/></clipPath><g clip-path="url(#coat)">${hatchback(tone, false)}</g>`,
          path('M-112-22a34 34 0 0 1 68 0zM46-22a34 34 0 0 1 68 0z', ink.night),
          wheel(-78),
          wheel(80),
        ),
        -10,
        0,
        1.22,
      ),
      line('M164-124C190-90 150-60 176-30S150 0 120 0', ink.navy, 5),
      dots(mist, tone.light, 4),
      place(
        draw(
          path('M-30-14h44v16h-12l6 34h-16l-8-34h-14z', ink.duskLight),
          path('M-30-14h14v16h-14z', ink.dusk),
          rect(-16, -46, 30, 32, tone.body, 5),
          rect(-16, -46, 9, 32, tone.shade, 4),
          rect(-40, -11, 12, 9, ink.navy, 2),
        ),
        156,
        -150,
        1.06,
        -8,
      ),
      place(toolbox(tones.sun), -140, 0, 0.7),
      line('M-108-104l20 20M-88-104l-20 20', ink.paper, 5),
    )
  },
}
