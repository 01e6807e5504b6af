import { ink } from './ink.ts'
import { type Art, draw, path, rect, sliver } from './shape.ts'

/** The sea from the horizon down: slivers of deep water and a butter path under the sun. */
export function sea(y: number, h: number, sunX: number, width = 480): Art {
  const row = (share: number) => Math.round(y + h * share)
  return draw(
    rect(0, y, width, h, ink.sea),
    path(
      sliver(-10, row(0.16), 210, 5) +
        sliver(150, row(0.34), 190, 5) +
        sliver(20, row(0.56), 160, 5) +
        sliver(310, row(0.5), 180, 5) +
        sliver(180, row(0.8), 200, 5),
      ink.deep,
    ),
    path(
      sliver(sunX - 46, row(0.14), 92, 5) +
        sliver(sunX - 30, row(0.32), 60, 4) +
        sliver(sunX - 52, row(0.52), 104, 5) +
        sliver(sunX - 34, row(0.74), 70, 4),
      ink.butter,
    ),
  )
}

/** A swell with its foam, to set in front of something that floats. */
export const swell = (y: number): Art =>
  draw(
    path(`M-10 ${y}c50-12 90 10 140 0s90 10 140 0s90 10 140 0s60 6 80 0V370H-10z`, ink.bay),
    path(`M-10 ${y + 26}c50-12 90 10 140 0s90 10 140 0s90 10 140 0s60 6 80 0V370H-10z`, ink.sea),
    path(
      sliver(30, y + 12, 120, 5) +
        sliver(210, y + 16, 140, 5) +
        sliver(380, y + 8, 90, 4) +
        sliver(100, y + 40, 150, 5) +
        sliver(300, y + 44, 130, 5),
      ink.foam,
    ),
  )
