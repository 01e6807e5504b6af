import { pages } from '#shared/paths.ts'
import type { Site } from '#shared/site.ts'
import { pageHead } from '#web/lib/head/page-head.ts'

/** Three addresses, one canonical page for search engines. */
export function authHead(site: Site) {
  return pageHead(site, {
    path: pages.auth,
    title: 'Sign in or list your business | CPT Recommends',
    description:
      'List your Cape Town business from R99 a month: a page of its own, a map pin, reviews and bookings. Owners sign in here.',
  })
}
