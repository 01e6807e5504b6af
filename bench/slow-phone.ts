import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { pages } from '#shared/paths.ts'
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.ts'
import { findBrowser } from '../scripts/lib/system.mjs'
import { startDemoSite } from './lib/demo-site.ts'
import { median } from './lib/load.ts'

// A business page on a 360 by 640 phone on slow 3G (400 kbit/s, 400 ms) with a processor four times slower:
// when words appear, when 'Book Now' answers and its dialog is there, and which pictures were loaded but
// are not displayed. The median of RUNS visits, each with an empty cache.
//   BENCH_SITE=http://localhost:3000 measures a running site instead, such as an earlier build.

const RUNS = Number(process.env.RUNS ?? 5)
const BYTES_PER_SECOND = (400 * 1000) / 8
const LINE = { offline: false, latency: 400, downloadThroughput: BYTES_PER_SECOND }
/** After this nothing is on its way any more. */
const SETTLED_MS = 8000
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true }

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  const upload = { uploadThroughput: BYTES_PER_SECOND }
  await devTools.send('Network.emulateNetworkConditions', { ...LINE, ...upload })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** From the tap until each of them is in the page, in milliseconds. */
const tapAndWait = (page: Page, selectors: string[]) =>
  page.evaluate(async (wanted) => {
    const opener = document.querySelector<HTMLElement>('.business-actions a')
    const from = performance.now()
    const seen = wanted.map(
      (selector) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelector(selector)) resolve(performance.now() - from)
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        }),
    )
    opener?.click()
    return Promise.all(seen)
  }, selectors)

/** Pictures that were transferred although nothing shows them. */
const notDisplayed = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const isPicture = /\.(webp|jpe?g|png)$/.test(new URL(entry.name).pathname)
      const images = [...document.images].filter(({ currentSrc }) => currentSrc === entry.name)
      const isShown = images.some((image) => image.checkVisibility())
      return isPicture && !isShown ? [new URL(entry.name).pathname] : []
    }),
  )

async function visit(context: BrowserContext, address: string) {
  const page = await slowPage(context)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  const [answer = Number.NaN, dialog = Number.NaN] = await tapAndWait(page, [
    '.dialog-coming, dialog',
    'dialog[open] form',
  ])
  const words = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await page.waitForTimeout(SETTLED_MS)
  return { words, answer, dialog, unseen: await notDisplayed(page) }
}

const site = process.env.BENCH_SITE ? undefined : await startDemoSite()
const url = process.env.BENCH_SITE ?? site?.url ?? ''
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...CHROMIUM_FLAGS] })
try {
  const answer = await fetch(`${url}/api/businesses?q=Crown+%26+Coil`)
  const { businesses } = (await answer.json()) as { businesses: { id: string }[] }
  const address = url + pages.business(businesses[0]?.id ?? '')
  await fetch(address)
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext(PHONE)
    visits.push(await visit(context, address))
    await context.close()
  }
  const middle = (name: 'words' | 'answer' | 'dialog') =>
    Math.round(median(visits.map((one) => one[name])))
  console.table({
    'first paint, ms': middle('words'),
    "'Book Now' answers, ms": middle('answer'),
    'its dialog, ms': middle('dialog'),
    'loaded, not displayed': [...new Set(visits.flatMap(({ unseen }) => unseen))].join(', '),
  })
} finally {
  await browser.close()
  await site?.stop()
}
