import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectNoSidewaysScroll, open, test } from '#tests/browser/fixtures.ts'

type Sizes = readonly (readonly [width: number, height: number])[]

const SIZES: Sizes = [
  [320, 568],
  [360, 640],
  [412, 732],
  [540, 720],
  [768, 1024],
  [720, 450],
  [1366, 768],
  [1920, 1080],
]
const MORE_SIZES: Sizes = [
  [375, 667],
  [390, 664],
  [393, 659],
  [414, 896],
  [430, 739],
  [480, 854],
  [600, 960],
  [820, 1180],
  [640, 360],
  [667, 375],
  [740, 360],
  [844, 390],
  [1024, 600],
  [1024, 768],
  [1280, 720],
  [2560, 1440],
]
const LARGE_TEXT_SIZES: Sizes = [
  [320, 568],
  [390, 844],
  [540, 720],
  [768, 1024],
  [720, 450],
  [1366, 768],
]

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A new size may load another image: wait until it is loaded and decoded. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  // A change of source begins in a later task of the page; decode waits for the current one.
  await page.locator('.hero__art img').evaluate(async (img: HTMLImageElement) => {
    await new Promise(requestAnimationFrame)
    await img.decode()
  })
}

/** The lines of the hero's text, its search form, and the parts of the bar they must not overlap. */
function measure(page: Page) {
  return page.evaluate(() => {
    const box = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height })
    const one = (selector: string) =>
      box((document.querySelector(selector) as Element).getBoundingClientRect())
    const lines = [...document.querySelectorAll('.hero__copy :is(h1, p)')].flatMap((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      // A line's box has room for accents above the letters; the headline's lines are closer than that.
      const above = part.tagName === 'H1' ? 0.18 : 0
      return [...range.getClientRects()].map(({ x, y, width, height }) =>
        box(new DOMRect(x, y + height * above, width, height * (1 - above))),
      )
    })
    return {
      lines,
      ticket: one('.hero .search-ticket'),
      button: one('.hero .search-ticket button'),
      bar: [one('.bar .brand'), one('.bar .btn')],
    }
  })
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/**
 * Pixels behind the text that are not sky. The sky's rings and its clouds are light and warm;
 * the cloth on the mountain is white, rock and sun are dark.
 */
async function drawnUnder(page: Page, lines: Box[]): Promise<number> {
  const show = (visibility: string) =>
    page.evaluate((value) => {
      for (const part of document.querySelectorAll<HTMLElement>('.bar, .hero__copy'))
        part.style.visibility = value
    }, visibility)
  await show('hidden')
  const height = Math.ceil(Math.max(...lines.map((line) => line.y + line.height)))
  const viewport = page.viewportSize() ?? { width: 0, height: 0 }
  const clip = { x: 0, y: 0, width: viewport.width, height }
  const picture = sharp(
    await page.screenshot({ clip, fullPage: height > viewport.height }),
  ).removeAlpha()
  await show('')
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const isSky = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    const [red = 0, , blue = 0] = data.subarray(at, at + 3)
    return red >= 235 && red - blue >= 30
  }
  let drawn = 0
  for (const line of lines)
    for (let y = Math.ceil(line.y); y < Math.floor(line.y + line.height); y += 1)
      for (let x = Math.ceil(line.x); x < Math.floor(line.x + line.width); x += 1)
        if (!isSky(x, y)) drawn += 1
  return drawn
}

async function expectOnTheSky(page: Page, sizes: Sizes): Promise<void> {
  const faults: Record<string, unknown> = {}
  for (const [width, height] of sizes) {
    await resize(page, width, height)
    const { lines, ticket, bar } = await measure(page)
    const fault = {
      drawnUnder: await drawnUnder(page, lines),
      underTheBar: lines.filter((line) => bar.some((part) => overlap(line, part))).length,
      underTheTicket: lines.filter((line) => overlap(line, ticket)).length,
      cut: lines.filter(({ x, width: long }) => x < 0 || x + long > width).length,
      belowTheWindow: Math.max(0, Math.ceil(ticket.y + ticket.height - height)),
    }
    if (Object.values(fault).some((count) => count > 0)) faults[`${width}x${height}`] = fault
  }
  expect(faults).toEqual({})
}

test('the text is on the sky and the whole search form in the first screen', async ({
  page,
  demoSite,
}) => {
  await open(page, demoSite.url)
  await expectOnTheSky(page, SIZES)
})

test('so it is at every other size', { tag: '@slow' }, async ({ page, demoSite }) => {
  await open(page, demoSite.url)
  await expectOnTheSky(page, MORE_SIZES)
})

test('at twice the text size nothing is cut and nothing overlaps', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  await open(page, demoSite.url)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const [width, height] of LARGE_TEXT_SIZES) {
    await resize(page, width, height)
    const { lines, ticket, button, bar } = await measure(page)
    await expectNoSidewaysScroll(page)
    const parts = [...lines, button, ...bar]
    expect
      .soft(
        parts.filter(({ x, width: long }) => x < 0 || x + long > width + 1),
        `${width}x${height}`,
      )
      .toEqual([])
    expect
      .soft(lines.filter((line) => [ticket, ...bar].some((part) => overlap(line, part))))
      .toEqual([])
    expect.soft(button.x + button.width).toBeLessThanOrEqual(ticket.x + ticket.width)
    expect.soft(await drawnUnder(page, lines)).toBe(0)
  }
})
