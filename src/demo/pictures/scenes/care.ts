import { brights, ink, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { keeper } from '#demo/pictures/kit/people.ts'
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
  ring,
} from '#demo/pictures/kit/shape.ts'
import type { Scene } from '#demo/pictures/scene.ts'

const doctorsBag = (tone: Tone): Art =>
  draw(
    line('M-34-116C-34-152 34-152 34-116', ink.navy, 11),
    path('M-104 0C-116-50-100-112-78-120H78C100-112 116-50 104 0Z', tone.body),
    path('M-104 0C-116-50-100-112-78-120H-48C-66-90-72-40-62 0Z', tone.shade),
    path('M104 0C116-50 100-112 78-120H60C80-90 86-40 80 0Z', tone.light),
    path('M-86-116H86l4 16H-90z', ink.navy),
    rect(-14, -108, 28, 18, ink.sun, 4),
    disc(4, -48, 32, ink.white),
    path('M4-26C-24-46-16-66 4-56C24-66 32-46 4-26Z', ink.coral),
  )

const stethoscope: Art = draw(
  line('M-40-140C-44-80-20-60 0-60S44-80 40-140', ink.navy, 7),
  line('M0-60C0-10 60-4 64-44', ink.navy, 7),
  ball(64, -56, 17, tones.steel),
  disc(-40, -142, 6, ink.duskLight),
  disc(40, -142, 6, ink.duskLight),
)

const pills = (tone: Tone): Art =>
  draw(
    box(-26, -74, 52, 74, tone, 8),
    rect(-26, -52, 52, 32, ink.paper),
    path('M-14-28l8-14h12l8 14z', ink.sea),
    box(-30, -94, 60, 24, tones.white, 5),
  )

export const clinic: Scene = {
  settings: ['roomCounter', 'roomFloor'],
  shop: true,
  subject: (brush) => {
    const tone = brush.pick([tones.leaf, tones.sea, tones.coral, tones.sun] as const)
    return brush.chance(0.5)
      ? draw(
          place(keeper(brush, tones.white, tones.bay), 0, -30, 1.62),
          place(
            line('M-18-58C-22-20 22-20 18-58M0-30V-4', ink.navy, 5) + ball(0, 4, 9, tones.steel),
            0,
            -70,
            1,
          ),
          box(-130, -40, 260, 40, tone, 6),
          rect(-138, -48, 276, 14, ink.white, 4),
          place(pills(tones.coral), -104, -48, 0.8),
          place(pills(tones.sun), 108, -48, 0.66),
          path('M0-6C-22-22-16-36 0-28C16-36 22-22 0-6Z', ink.white),
        )
      : draw(
          place(doctorsBag(tone), -14, 0, 1.22),
          place(stethoscope, 96, 0, 0.96),
          place(pills(tones.sun), -148, 0, 0.8),
        )
  },
}

const tooth: Art = draw(
  path(
    'M0-196C-22-214-86-214-92-154C-96-112-72-96-66-44C-62-14-54 0-42 0C-22 0-24-62 0-62S22 0 42 0C54 0 62-14 66-44C72-96 96-112 92-154C86-214 22-214 0-196Z',
    ink.white,
  ),
  path(
    'M0-196C-22-214-86-214-92-154C-96-112-72-96-66-44C-62-14-54 0-42 0C-34-30-34-70-52-106C-66-140-50-190 0-196Z',
    ink.clothShade,
  ),
  line('M-20-92q20 14 42 0', ink.navy, 4),
  line('M-30-124q8 8 16 0M18-124q8 8 16 0', ink.navy, 4),
  disc(-42, -104, 9, ink.petal),
  disc(46, -104, 9, ink.petal),
)

const toothbrush = (tone: Tone): Art =>
  draw(
    path('M-9 0L-7-150C-8-166-8-180-8-204H8C8-180 8-166 7-150L9 0C9 8-9 8-9 0Z', tone.body),
    path('M1-204h7C8-180 8-166 7-150L9 0C9 4 5 6 1 6Z', tone.light),
    path('M8-202h20v10H8zM8-190h20v10H8zM8-178h20v10H8zM8-166h20v10H8z', ink.white),
  )

export const dentist: Scene = {
  settings: ['roomCounter', 'counter'],
  subject: (brush) => {
    const tone = brush.pick(brights)
    return draw(
      place(tooth, 0, 0, 1.06),
      place(toothbrush(tone), 118, 0, 0.96, 8),
      place(
        draw(
          line('M0 0V-120', ink.duskLight, 9),
          ring(0, -146, 26, ink.duskLight, 8),
          disc(0, -146, 22, ink.foam),
          path('M-12-152l14-14 8 4-18 18z', ink.white),
        ),
        -124,
        0,
        1,
        -10,
      ),
      place(
        draw(
          box(-56, -24, 92, 24, tones.bay, 6),
          rect(34, -18, 16, 12, ink.white, 3),
          line('M-36-12h40', ink.white, 5),
        ),
        92,
        0,
        0.9,
      ),
      [
        [-62, -216],
        [66, -224],
        [86, -188],
      ]
        .map(([x = 0, y = 0]) => path(`M${x} ${y - 12}l4 8 8 4-8 4-4 8-4-8-8-4 8-4z`, ink.white))
        .join(''),
    )
  },
}

const sausageDog = (tone: Tone, collar: Tone): Art =>
  draw(
    line('M-104-70q-30-10-36-46', tone.body, 13),
    path(
      'M-108-72C-116-106-80-112-30-110C10-112 30-112 44-128C48-164 76-180 104-168C116-162 124-148 126-136L148-124C150-112 140-106 122-106C110-98 104-92 100-82C98-62 90-48 70-42C20-30-98-30-108-72Z',
      tone.body,
    ),
    path('M-108-72C-116-106-80-112-44-110C-72-92-70-60-36-40C-72-42-102-50-108-72Z', tone.shade),
    path('M60-154C38-146 34-108 50-96C66-96 78-122 74-148Z', tone.shade),
    disc(98, -144, 4.5, ink.night),
    disc(147, -122, 6, ink.night),
    line('M124-110q10 4 18-2', tone.shade, 3),
    path(
      'M-92-56h26v52h-34v-8c8-4 8-20 8-44zM36-56h26v52H28v-8c8-4 8-20 8-44zM-52-50h22v42h-30v-8c8-4 8-14 8-34zM72-50h22v42H64v-8c8-4 8-14 8-34z',
      tone.body,
    ),
    path(
      'M-92-56h10v44l-8 8h-10v-8c8-4 8-20 8-44zM36-56h10v44l-8 8H28v-8c8-4 8-20 8-44z',
      tone.shade,
    ),
    line('M48-116Q70-92 100-92', collar.body, 10),
    disc(80, -90, 8, ink.sun),
  )

const bath = (tone: Tone): Art =>
  draw(
    path('M-138-78H138C138-30 110-6 60-6H-60C-110-6-138-30-138-78Z', tone.body),
    path('M-138-78H-90C-90-40-70-14-40-6H-60C-110-6-138-30-138-78Z', tone.shade),
    path('M138-78H112C110-44 96-18 74-7C114-10 138-34 138-78Z', tone.light),
    rect(-148, -90, 296, 16, ink.white, 8),
    path('M-90-8l-10 12h24l8-12zM90-8l10 12H76l-8-12z', ink.gold),
  )

export const pets: Scene = {
  settings: ['garden', 'street', 'roomFloor'],
  shop: true,
  subject: (brush) => {
    const coat = brush.pick([tones.clay, tones.crust, tones.wood, tones.sand] as const)
    const collar = brush.pick([tones.protea, tones.coral, tones.sea] as const)
    return brush.chance(0.5)
      ? draw(
          place(sausageDog(coat, collar), -4, -48, 1),
          place(bath(brush.pick([tones.bay, tones.pink, tones.sun] as const)), 0, 0, 1),
          path(
            'M-140-84c-8-26 18-36 34-24c8-26 44-24 48 0c20-10 38 6 30 24zM24-84c-2-18 16-24 28-14c10-16 34-10 34 8c16-4 24 6 20 12z',
            ink.white,
          ),
          [
            [-120, -136, 10],
            [-92, -160, 7],
            [36, -190, 9],
            [132, -168, 7],
            [-30, -172, 11],
          ]
            .map(([x = 0, y = 0, r = 0]) =>
              draw(disc(x, y, r, ink.foam), disc(x + r * 0.3, y - r * 0.3, r * 0.4, ink.white)),
            )
            .join(''),
        )
      : draw(
          place(sausageDog(coat, collar), -6, 0, 1.16),
          oval(-136, -6, 32, 7, ink.coral),
          path('M-166-30h60l-6 26h-48z', ink.coral),
          path('M-166-30h18l4 26h-16z', ink.rust),
          dots(
            [
              [-150, -34],
              [-138, -37],
              [-126, -35],
              [-142, -41],
              [-132, -42],
            ],
            ink.clay,
            10,
          ),
          place(
            draw(
              rect(-26, -10, 52, 10, ink.white, 5),
              disc(-28, -11, 8, ink.white),
              disc(-28, 1, 8, ink.white),
              disc(28, -11, 8, ink.white),
              disc(28, 1, 8, ink.white),
            ),
            142,
            -6,
            0.8,
            -8,
          ),
        )
  },
}
