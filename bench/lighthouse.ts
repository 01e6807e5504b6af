import lighthouse from 'lighthouse'
import { api, pages } from '#shared/paths.ts'
import { launch } from './lib/chromium.ts'
import { startDemoSite } from './lib/demo-site.ts'

// Lighthouse with its phone profile (slow 4G, a slow processor) on the public pages, in one run.

const site = await startDemoSite()
const browser = await launch()
try {
  const { gems } = (await (await fetch(site.url + api.featuredGems)).json()) as {
    gems: { businessId: string }[]
  }
  const addresses = [
    pages.home,
    pages.business(gems[0]?.businessId ?? ''),
    pages.category('restaurants'),
    `${pages.search}?q=plumber`,
    pages.blogPost('northern-suburbs-business-listing-seo'),
    pages.auth,
  ]
  const rows: Record<string, Record<string, number>> = {}
  for (const address of addresses) {
    await fetch(site.url + address)
    const result = await lighthouse(site.url + address, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    const { categories = {}, audits = {} } = result?.lhr ?? {}
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    rows[address] = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      seo: score('seo'),
      'LCP s': Number((value('largest-contentful-paint') / 1000).toFixed(1)),
      'TBT ms': Math.round(value('total-blocking-time')),
      CLS: Number(value('cumulative-layout-shift').toFixed(3)),
      'KB in all': Math.round(value('total-byte-weight') / 1024),
    }
    const failing = Object.values(audits).filter(
      (audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary',
    )
    for (const audit of failing) console.log(`${address}: ${audit.id}: ${audit.title}`)
  }
  console.table(rows)
} finally {
  await browser.stop()
  await site.stop()
}
