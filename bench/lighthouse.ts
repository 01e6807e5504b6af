import { helpPages, pages, privacyPages, sitePages } from '#shared/paths.ts'
import { launch } from './lib/chromium.ts'
import { startDemoSite } from './lib/demo-site.ts'
import { type LighthouseReport, runLighthouse } from './lib/lighthouse-run.ts'
import { median } from './lib/load.ts'

// Lighthouse with its phone profile (slow 4G, a slow processor) on the public pages. Each figure is
// the median of RUNS visits: other work on the machine distorts single ones.

const RUNS = Number(process.env.RUNS ?? 3)
/** Search results are excluded from search engines on purpose, which Lighthouse reports as a failure. */
const NOT_FOR_CRAWLERS = 'is-crawlable'

const site = await startDemoSite()
const browser = await launch()

/** Lighthouse's score of a category, without the audit that fails on purpose. */
function scoreWithout(
  { categories, audits }: LighthouseReport,
  name: string,
  left: string,
): number {
  let weights = 0
  let sum = 0
  for (const { id, weight } of categories[name]?.auditRefs ?? []) {
    const score = audits[id]?.score
    if (id === left || score === null || score === undefined) continue
    weights += weight
    sum += weight * score
  }
  return sum / weights
}

function figuresOf(report: LighthouseReport): Record<string, number> {
  const { categories, audits } = report
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: Math.round(scoreWithout(report, 'seo', NOT_FOR_CRAWLERS) * 100),
    'for crawlers': audits[NOT_FOR_CRAWLERS]?.score ?? Number.NaN,
    'LCP s': Number((value('largest-contentful-paint') / 1000).toFixed(1)),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    'KB in all': Math.round(value('total-byte-weight') / 1024),
    // Lighthouse's benchmark index of this machine: about 1,000 here, 1,500 to 2,000 on a desktop.
    machine: Math.round(report.environment.benchmarkIndex),
  }
}

try {
  const { gems } = (await (await fetch(`${site.url}/api/featured-gems`)).json()) as {
    gems: { businessId: string }[]
  }
  const addresses = [
    pages.home,
    pages.business(gems[0]?.businessId ?? ''),
    pages.category('restaurants'),
    `${pages.search}?q=plumber`,
    pages.blogPost('northern-suburbs-business-listing-seo'),
    pages.auth,
    ...Object.values(sitePages),
    privacyPages.yourData,
    helpPages.home,
    helpPages.contact,
    helpPages.article('change-or-cancel-a-booking'),
  ].filter((address) => address.startsWith(process.env.ONLY ?? ''))
  const rows: Record<string, Record<string, number>> = {}
  for (const address of addresses) {
    await fetch(site.url + address)
    const reports: LighthouseReport[] = []
    for (let run = 0; run < RUNS; run += 1)
      reports.push(await runLighthouse(site.url + address, browser.port))
    const figures = reports.map(figuresOf)
    rows[address] = Object.fromEntries(
      Object.keys(figures[0] ?? {}).map((name) => [
        name,
        median(figures.map((one) => one[name] ?? Number.NaN)),
      ]),
    )
    const failing = Object.values(reports[0]?.audits ?? {}).filter(
      (audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary',
    )
    for (const audit of failing) console.log(`${address}: ${audit.id}: ${audit.title}`)
  }
  console.table(rows)
} finally {
  await browser.stop()
  await site.stop()
}
