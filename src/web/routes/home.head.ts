import { pages } from '#shared/paths.ts'
import type { Site } from '#shared/site.ts'
import { pageHead } from '#web/lib/head/page-head.ts'
import { siteMarkup } from '#web/lib/head/site-markup.ts'

export function homeHead(site: Site) {
  return pageHead(site, {
    path: pages.home,
    title: 'CPT Recommends: local businesses in Cape Town, by locals',
    description:
      'Find a plumber, a braider or a Sunday lunch in Cape Town. Real ratings, reviews from locals, and booking built in.',
    jsonLd: import.meta.env.SSR && [siteMarkup(site)],
  })
}
