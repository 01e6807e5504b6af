/**
 * Renders the video of the home page from the layers of public/art/hero.svg:
 *
 *   npm run home-video
 *
 * Needs Debian's chromium and ffmpeg. Writes hero-loop.mp4, hero-loop.webm and hero-poster.webp.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { encodeMp4, encodeWebm } from './encode.ts'
import { frameFile, renderFrames } from './render.ts'
import { measureSeam } from './seam.ts'
import { frameCount, maxBytes } from './timeline.ts'
import { checkEncoder, MissingTool, requireBrowser } from './tools.ts'

/** A visible jump: a seam this many times the usual step from frame to frame. */
const WORST_SEAM = 2

const art = (name: string) => fileURLToPath(new URL(`../../public/art/${name}`, import.meta.url))

function report(video: string): void {
  const { size } = statSync(video)
  const { frames, neighbours, seam } = measureSeam(video)
  console.log(
    `${video}: ${size} bytes, ${frames} frames, seam ${(seam / neighbours).toFixed(2)} of a usual step`,
  )
  if (size > maxBytes) throw new Error(`${video} is larger than ${maxBytes} bytes.`)
  if (frames !== frameCount) throw new Error(`${video} has ${frames} frames, not ${frameCount}.`)
  if (seam > neighbours * WORST_SEAM) throw new Error(`${video} jumps where it starts again.`)
}

async function main(): Promise<void> {
  const browser = requireBrowser()
  checkEncoder()
  const folder = mkdtempSync(join(tmpdir(), 'home-video-'))
  try {
    console.log(`Drawing ${frameCount} frames …`)
    await renderFrames(browser, folder)
    // The poster is the loop's first frame, so that nothing jumps when the video takes over.
    await sharp(frameFile(folder, 0))
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(art('hero-poster.webp'))
    console.log('Encoding …')
    encodeMp4(folder, art('hero-loop.mp4'))
    encodeWebm(folder, art('hero-loop.webm'))
    report(art('hero-loop.mp4'))
    report(art('hero-loop.webm'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof MissingTool)) throw error
  console.error(error.message)
  process.exitCode = 1
}
