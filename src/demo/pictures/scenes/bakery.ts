import { brights, ink, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { keeper } from '#demo/pictures/kit/people.ts'
import {
  type Art,
  ball,
  box,
  draw,
  line,
  oval,
  path,
  place,
  rect,
  vessel,
} from '#demo/pictures/kit/shape.ts'
import type { Scene } from '#demo/pictures/scene.ts'

const loaf = (tone: Tone): Art =>
  draw(
    path('M-60 0c-16-40 4-62 60-62s76 22 60 62z', tone.body),
    path('M-60 0c-16-40 4-62 40-62c-26 18-30 42-22 62z', tone.shade),
    line('M-24-50l14 22M2-54l14 24M28-50l12 20', ink.sand, 6),
  )

const croissant: Art = draw(
  path(
    'M-50 0c-12-30 12-54 50-54s62 24 50 54c-8 4-16 0-18-8c-10-16-54-16-64 0c-2 8-10 12-18 8z',
    ink.skin5,
  ),
  path('M-50 0c-12-30 12-54 44-54c-20 10-22 26-20 38c-4 4-6 6-6 8c-2 8-10 12-18 8z', ink.skin4),
  line('M-18-52q-2 18 4 34M16-52q2 18-4 34M38-40q-6 12-14 20', ink.clay, 3),
)

const cakeStand = (icing: Tone): Art =>
  draw(
    path('M-6-40h12l10 40h-32z', ink.clothShade),
    oval(0, -2, 34, 6, ink.white),
    oval(0, -44, 66, 9, ink.white),
    box(-50, -104, 100, 60, tones.crust, 6),
    path(
      'M-50-104h100v22c-8 14-16 14-20 2c-4 16-16 16-20 0c-4 20-18 20-22 2c-4 12-16 12-18-2c-6 10-16 8-20-4z',
      icing.body,
    ),
    path('M-50-104h30c-6 10-8 20-10 24c-6 10-16 8-20-4z', icing.shade),
    oval(0, -104, 50, 9, icing.light),
    [-28, 0, 28].map((x) => ball(x, -114, 9, tones.coral)).join(''),
  )

export const bakery: Scene = {
  settings: ['counter', 'roomCounter'],
  shop: true,
  subject: (brush) => {
    const icing = brush.pick([tones.pink, tones.white, tones.bay, tones.sun] as const)
    const baker = brush.chance(0.55)
    return draw(
      baker ? place(keeper(brush, tones.white, brush.pick(brights)), 16, -36, 1.3) : '',
      rect(-160, -108, 132, 8, ink.clay),
      rect(-160, -108, 132, 3, ink.skin4),
      path('M-154-100h6v100h-6zM-40-100h6v100h-6z', ink.clay),
      place(loaf(tones.crust), -94, -106, 0.84),
      place(loaf(tones.wood), -94, -2, 0.92),
      place(cakeStand(icing), 108, 0, baker ? 0.94 : 1.3),
      place(croissant, baker ? 4 : -2, 0, 0.74),
      baker
        ? ''
        : place(
            draw(
              vessel(0, 0, 60, 44, 58, tones.sand),
              path(
                'M-24-56l-10-80h12l10 80zM-6-56l-2-96h12l0 96zM14-56l8-84h12l-12 84z',
                ink.skin5,
              ),
            ),
            4,
            -34,
            0.92,
          ),
    )
  },
}
