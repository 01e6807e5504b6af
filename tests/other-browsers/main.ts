// The main flows in Firefox and WebKit, or in one: node tests/other-browsers/main.ts webkit
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { flatPhoto } from '#tests/helpers/photos.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { findFirefox, findWebkit } from '../../scripts/lib/system.mjs'
import { startFirefox } from './firefox.ts'
import { MAIN_WAYS, type World } from './main-ways.ts'
import type { OtherBrowser } from './other-browser.ts'
import { startWebkit } from './webkit.ts'

const wanted = process.argv[2]
const BROWSERS = [
  { name: 'firefox', path: findFirefox(), start: startFirefox },
  { name: 'webkit', path: findWebkit(), start: startWebkit },
]

/** A site of its own for each browser: one device reviews a business once. */
async function walk(start: () => Promise<OtherBrowser>): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cpt-other-'))
  const picture = path.join(folder, 'shop.jpg')
  const site = new SiteProcess({ DATA_DIR: path.join(folder, 'data'), DEMO: 'on' })
  let browser: OtherBrowser | undefined
  try {
    writeFileSync(picture, await flatPhoto('#c4401f'))
    await site.start()
    browser = await start()
    return await walkAll({ browser, url: site.url, picture })
  } finally {
    await browser?.close()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The number of failed flows. */
async function walkAll(world: World): Promise<number> {
  const { browser } = world
  let failures = 0
  for (const [name, way] of Object.entries(MAIN_WAYS)) {
    const started = Date.now()
    const before = browser.faults().length
    try {
      await way(world)
      const faults = browser.faults().slice(before)
      if (faults.length > 0) throw new Error(faults.join('\n'))
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      process.stdout.write(`  ${browser.name}: ${name}, ${seconds} s\n`)
    } catch (error) {
      failures += 1
      process.stderr.write(`  ${browser.name}: ${name} failed. ${error}\n`)
      await browser.forgetCookies()
    }
  }
  return failures
}

let failures = 0
for (const { name, path: executable, start } of BROWSERS) {
  if (wanted && wanted !== name) continue
  if (!executable) throw new Error(`There is no ${name} here.`)
  failures += await walk(() => start(executable))
}
if (failures > 0) process.exit(1)
