import type { Brush } from './brush.ts'
import { ink, type SkyInk, skies } from './ink.ts'
import { type Art, disc, draw, n, path, place, rect } from './shape.ts'

/** A flat-bottomed cloud streak. */
const streak = (x: number, y: number, w: number, h: number, fill: string): Art =>
  path(
    `M${x} ${y}c${n(w * 0.1)} ${n(-h * 0.9)} ${n(w * 0.24)} ${n(-h * 0.2)} ${n(w * 0.32)} ${n(-h * 0.75)}c${n(w * 0.1)} ${n(-h * 0.8)} ${n(w * 0.22)} ${n(-h * 0.5)} ${n(w * 0.27)} ${n(-h * 0.05)}c${n(w * 0.12)} ${n(-h * 0.5)} ${n(w * 0.25)} ${n(-h * 0.1)} ${n(w * 0.41)} ${n(h * 0.8)}z`,
    fill,
  )

const gull: Art = draw(
  path(
    'M0 0c-7-9-17-11-27-7c10 0 18 4 24 13c2 3 4 3 6 0c7-9 15-13 27-12c-10-5-22-4-30 6z',
    ink.white,
  ),
  path('M-27-7c-4 1-6 3-8 6c4-3 9-4 14-4zM30-6c4 1 6 3 8 7c-4-3-8-4-13-4z', ink.navy),
)

export interface Sky {
  art: Art
  sunX: number
  inks: SkyInk
}

/** One flat colour, rings round a low sun on the right, a streak of cloud, maybe two gulls. */
export function sky(brush: Brush, width = 480, height = 360): Sky {
  const inks = brush.pick(skies)
  const sunX = brush.between(width * 0.66, width * 0.86)
  const sunY = brush.between(70, 128)
  const r = brush.between(38, 62)
  const art = draw(
    rect(0, 0, width, height, inks.flat),
    disc(sunX, sunY, r * 3, inks.rings[0]),
    disc(sunX, sunY, r * 2, inks.rings[1]),
    disc(sunX, sunY, r, inks.disc),
    streak(brush.between(10, 60), brush.between(56, 84), brush.between(100, 150), 15, inks.cloud),
    streak(brush.between(190, 250), brush.between(36, 52), brush.between(80, 110), 12, inks.cloud),
    brush.chance(0.5)
      ? draw(place(gull, sunX - 120, sunY + 24, 0.46), place(gull, sunX - 90, sunY + 12, 0.34))
      : '',
  )
  return { art, sunX, inks }
}
