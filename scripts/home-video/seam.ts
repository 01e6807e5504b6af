import { ffmpeg } from './tools.ts'

const WIDTH = 480
const HEIGHT = 270
const FRAME = WIDTH * HEIGHT

/** How much two frames differ, in grey levels per pixel. */
function difference(pixels: Buffer, a: number, b: number): number {
  let sum = 0
  for (let i = 0; i < FRAME; i += 1) {
    sum += Math.abs((pixels[a * FRAME + i] ?? 0) - (pixels[b * FRAME + i] ?? 0))
  }
  return sum / FRAME
}

export interface Seam {
  frames: number
  neighbours: number
  seam: number
}

/** Compares the step from the last frame back to the first with the steps between neighbours. */
export function measureSeam(video: string): Seam {
  const pixels = ffmpeg([
    '-i',
    video,
    '-vf',
    `scale=${WIDTH}:${HEIGHT}`,
    '-pix_fmt',
    'gray',
    '-f',
    'rawvideo',
    '-',
  ])
  const frames = pixels.length / FRAME
  const steps = Array.from({ length: frames - 1 }, (_, i) => difference(pixels, i, i + 1))
  return {
    frames,
    neighbours: steps.reduce((sum, step) => sum + step, 0) / steps.length,
    seam: difference(pixels, frames - 1, 0),
  }
}
