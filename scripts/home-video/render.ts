import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.ts'
import { frameCount, timeline } from './timeline.ts'

const ORIGIN = 'http://home-video.invalid'
const animationFolder = new URL('./animation/', import.meta.url)
const drawingFile = new URL('../../public/art/hero.svg', import.meta.url)

function animationPage(): string {
  const { width, height } = timeline
  const svg = readFileSync(drawingFile, 'utf8').replace(
    '<svg ',
    `<svg width="${width}" height="${height}" `,
  )
  return `<!doctype html><style>html,body{margin:0}svg{display:block}</style>${svg}<script type="module" src="/animation.ts"></script>`
}

/** The animation is TypeScript; the browser gets it without the types, from this folder only. */
async function serveAnimation(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    if (name === '') return route.fulfill({ contentType: 'text/html', body: animationPage() })
    if (!/^[a-z-]+\.ts$/.test(name)) return route.fulfill({ status: 404 })
    const source = readFileSync(new URL(name, animationFolder), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
  })
}

export const frameFile = (folder: string, frame: number): string =>
  join(folder, `${String(frame).padStart(4, '0')}.png`)

/** Draws the frames of the loop into a folder, one PNG each; `every` skips frames for a preview. */
export async function renderFrames(browserPath: string, folder: string, every = 1): Promise<void> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...CHROMIUM_FLAGS, '--force-color-profile=srgb'],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: timeline.width, height: timeline.height },
    })
    page.on('pageerror', (error) => {
      throw error
    })
    await serveAnimation(page)
    await page.goto(`${ORIGIN}/`)
    await page.waitForFunction(() => window.showMoment !== undefined)
    for (let frame = 0; frame < frameCount; frame += every) {
      await page.evaluate((t) => window.showMoment?.(t), frame / frameCount)
      await page.screenshot({ path: frameFile(folder, frame) })
    }
  } finally {
    await browser.close()
  }
}
