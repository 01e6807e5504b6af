import type { Brush } from './brush.ts'
import { ink, skins, type Tone, tones } from './ink.ts'
import { type Art, disc, dots, draw, line, type Point, path, place } from './shape.ts'

/** Hair and headwear round a face of radius 24 at the origin: what lies behind and before it. */
interface Hair {
  behind: Art
  before: Art
}

const cap = (fill: string): Art =>
  path('M-22-2C-26-34 26-34 22-2C18-14 10-17 0-17C-10-17-18-14-22-2Z', fill)

const curls: readonly Point[] = [
  [-26, -12],
  [-18, -28],
  [-4, -36],
  [10, -35],
  [22, -26],
  [28, -10],
  [-30, 4],
  [-10, -26],
  [4, -28],
  [16, -20],
  [30, 4],
]

const styles: readonly [(accent: Tone) => Hair, ...((accent: Tone) => Hair)[]] = [
  () => ({
    behind: draw(disc(0, -10, 37, ink.navy), dots(curls, ink.dusk, 4)),
    before: cap(ink.navy),
  }),
  () => ({
    behind: '',
    before: draw(cap(ink.night), path('M8-24C20-22 24-12 22-2C19-12 14-16 8-17Z', ink.duskDark)),
  }),
  () => ({ behind: disc(6, -32, 13, ink.brown), before: cap(ink.brown) }),
  (accent) => ({
    behind: draw(
      disc(10, -34, 14, accent.body),
      path('M10-48a14 14 0 0 1 0 28a20 20 0 0 0 0-28z', accent.light),
    ),
    before: draw(
      path('M-24 0C-30-40 30-40 24 0C18-12 10-15 0-15C-10-15-18-12-24 0Z', accent.body),
      path('M-24 0C-28-26-12-32-6-31C-16-24-18-14-17-9Z', accent.shade),
      line('M-14-26Q2-22 20-12', accent.light, 3),
    ),
  }),
  (accent) => ({
    behind: line(
      'M-20-6C-30 10-24 26-28 44M-14-10C-24 14-18 30-20 48M20-6C30 10 24 26 28 44M14-10C24 14 18 30 20 48',
      ink.navy,
      6,
    ),
    before: draw(
      cap(ink.navy),
      dots(
        [
          [-28, 46],
          [-20, 50],
          [28, 46],
          [20, 50],
        ],
        accent.light,
        6,
      ),
    ),
  }),
  (accent) => ({
    behind: '',
    before: draw(
      path('M-24-4C-26-36 26-36 24-4C10-10-10-10-24-4Z', accent.body),
      path('M-24-4C-26-26-14-31-6-31C-14-24-14-14-13-8Z', accent.shade),
      path('M-26-7C-10-13 10-13 26-7V1C10-5-10-5-26 1Z', accent.light),
    ),
  }),
  () => ({
    behind: path('M-26 30C-34-10-30-36 0-36C30-36 34-10 26 30C16 36-16 36-26 30Z', ink.brown),
    before: path('M-22 4C-26-34 26-34 22 4C20-10 8-14-2-20C-8-12-18-10-22 4Z', ink.brown),
  }),
  () => ({
    behind: draw(disc(0, -10, 31, ink.mist), disc(2, -36, 11, ink.mist)),
    before: path('M-22-2C-26-34 26-34 22-2C18-14 10-17 0-17C-10-17-18-14-22-2Z', ink.white),
  }),
]

const face = (skin: Tone): Art =>
  draw(
    disc(-21, 3, 5, skin.shade),
    disc(21, 3, 5, skin.body),
    path('M-21-4C-21-30 21-30 21-4C21 14 12 25 0 25C-12 25-21 14-21-4Z', skin.body),
    path('M-21-4C-21-24-8-25-4-24C-14-12-14 12-4 25C-13 23-21 13-21-4Z', skin.shade),
    line('M-13 1q4 4 8 0M5 1q4 4 8 0', ink.night, 2),
    line('M-14-6q5-3 9-1M5-7q5-2 9 1', ink.night, 2),
    path('M0 1l4 8h-5z', skin.light),
    line('M-6 14q6 5 12 0', ink.plum, 2.4),
  )

export interface Person {
  skin: Tone
  /** The head, its chin 25 below the origin. */
  head: Art
}

export function person(brush: Brush, accent: Tone): Person {
  const skin = brush.pick(skins)
  const hair = brush.pick(styles)(accent)
  return { skin, head: draw(hair.behind, face(skin), hair.before) }
}

/** Somebody behind a counter in an apron: about 150 high, cut off at the origin. */
export function keeper(brush: Brush, shirt: Tone, apron: Tone = tones.cream): Art {
  const { skin, head } = person(brush, apron === tones.cream ? tones.coral : apron)
  return draw(
    path('M-50 2C-50-42-34-58-14-62H14C34-58 50-42 50 2Z', shirt.body),
    path('M-50 2C-50-42-34-58-14-62L-10-60C-26-44-32-24-30 2Z', shirt.shade),
    path('M14-62C34-58 50-42 50 2H40C40-30 32-48 14-62Z', shirt.light),
    path('M-9-78h18v16q-9 9-18 0z', skin.shade),
    path('M-22 2V-36H22V2Z', apron.body),
    path('M-22 2V-36H-12V2Z', apron.shade),
    line('M-18-36L-10-60M18-36L10-60', apron.body, 4),
    place(head, 0, -98, 1.08),
  )
}
