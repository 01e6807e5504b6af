import { ink, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { person } from '#demo/pictures/kit/people.ts'
import { type Art, draw, limb, line, path, place } from '#demo/pictures/kit/shape.ts'
import type { Scene } from '#demo/pictures/scene.ts'

const board = (tone: Tone, stripe: Tone): Art =>
  draw(
    path('M0 0C-34-30-38-150 0-220C38-150 34-30 0 0Z', tone.body),
    path('M0 0C-34-30-38-150 0-220C-10-150-12-60 0 0Z', tone.shade),
    path('M-27-92h55v18h-56zM-28-66h57v8h-57z', stripe.body),
    line('M0-214V-6', stripe.shade, 2),
  )

const waveRider = (brush: Parameters<Scene['subject']>[0]): Art => {
  const rider = person(brush, tones.sun)
  const suit = brush.pick([tones.navy, tones.coral, tones.protea] as const)
  return draw(
    path(
      'M-260 40C-200-40-130-150 10-176C70-184 120-160 128-116C104-140 70-140 50-116C30-60 90 0 260 20V40Z',
      ink.bay,
    ),
    path('M-260 40C-190-30-130-130 10-166C-40-110-60-40 0 40Z', ink.sea),
    path(
      'M10-176C70-184 120-160 128-116C104-140 70-140 50-116C60-150 40-160-30-160C-16-168-4-174 10-176Z',
      ink.white,
    ),
    line(
      'M-30-150C-70-110-84-50-70 20M0-158C-36-120-44-50-26 20M26-152C0-100 10-40 40 10',
      ink.foam,
      4,
    ),
    place(
      draw(
        path('M-76 4C-40 18 40 18 84-8C60 22-40 30-76 4Z', ink.sun),
        path('M-76 4C-40 18 40 18 84-8C50 12-36 18-76 4Z', ink.butter),
        path(
          limb(
            [
              [-8, -54],
              [-40, -32],
              [-36, 4],
            ],
            [24, 19, 13],
          ),
          suit.shade,
        ),
        path(
          limb(
            [
              [0, -54],
              [28, -34],
              [34, 4],
            ],
            [24, 19, 13],
          ),
          suit.body,
        ),
        path('M-20-104c6-8 38-10 44 0l-8 52c-8 8-26 8-32 0z', suit.body),
        path('M-20-104c4-5 12-7 20-8l-6 64c-6-1-8-2-10-4z', suit.shade),
        path(
          limb(
            [
              [-14, -98],
              [-52, -104],
              [-80, -84],
            ],
            [15, 12, 9],
          ),
          rider.skin.shade,
        ),
        path(
          limb(
            [
              [20, -98],
              [54, -110],
              [80, -126],
            ],
            [15, 12, 9],
          ),
          rider.skin.body,
        ),
        place(rider.head, 6, -132, 0.72),
      ),
      -36,
      -36,
      1.02,
      -14,
    ),
    path('M-260 40C-200 10-120 26-60 20S80 0 140 24S220 30 260 20V60H-260Z', ink.foam),
  )
}

export const surf: Scene = {
  settings: ['beach', 'water'],
  landmarks: ['muizenberg', 'chapmans', 'apostles', 'lionsHead'],
  subject: (brush, where) => {
    if (where === 'water') return place(waveRider(brush), 0, 6, 0.98)
    const [a, b, c] = [
      brush.pick([tones.coral, tones.protea] as const),
      brush.pick([tones.sun, tones.white] as const),
      brush.pick([tones.sea, tones.leaf] as const),
    ]
    return draw(
      place(board(c, b), -84, 0, 0.9, -9),
      place(board(b, a), 0, 6, 1.04, 1),
      place(board(a, b), 86, 2, 0.94, 9),
      path(
        'M-130 4c20-14 60-14 84 0zM-34 10c16-14 50-14 68 0zM48 6c20-14 60-14 84 0z',
        ink.sandDark,
      ),
    )
  },
}
