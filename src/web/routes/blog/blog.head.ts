import { pages } from '#shared/paths.ts'
import type { Site } from '#shared/site.ts'
import { FEED_LINK, pageHead } from '#web/lib/head/page-head.ts'

export function blogHead(site: Site) {
  return pageHead(site, {
    path: pages.blog,
    title: 'Blog: notes for Cape Town business owners | CPT Recommends',
    description:
      'Ten plain articles on being found, being trusted and being paid, for anyone who runs a business in Cape Town.',
    links: [FEED_LINK],
  })
}
