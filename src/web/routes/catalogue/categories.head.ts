import { pages } from '#shared/paths.ts'
import type { Site } from '#shared/site.ts'
import { breadcrumbMarkup } from '#web/lib/head/breadcrumb-markup.ts'
import { pageHead } from '#web/lib/head/page-head.ts'

export function categoriesHead(site: Site) {
  return pageHead(site, {
    path: pages.categories,
    title: 'Categories: local services in Cape Town | CPT Recommends',
    description:
      'Hair salons, restaurants, home services, fitness and six more: every kind of local business in Cape Town, sorted by what you need.',
    jsonLd: import.meta.env.SSR && [
      breadcrumbMarkup(site, [
        { name: 'Home', path: pages.home },
        { name: 'Categories', path: pages.categories },
      ]),
    ],
  })
}
