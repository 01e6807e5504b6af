import { pages } from '#shared/paths.ts'
import { stringifySearch } from '#shared/search-params.ts'
import { sharePictures } from '#shared/share-picture.ts'
import type { Site } from '#shared/site.ts'
import { landingSentences, landingTitle } from '#web/features/landing/landing-copy.ts'
import { breadcrumbMarkup } from '#web/lib/head/breadcrumb-markup.ts'
import { pageHead } from '#web/lib/head/page-head.ts'
import type { Landing } from './load-landing.ts'

export function landingHead(site: Site, { category, place, path, found }: Landing) {
  const title = landingTitle(category, place.name)
  const { page } = found
  return pageHead(site, {
    path: `${path}${stringifySearch({ page: page > 1 ? page : undefined })}`,
    title: `${title}${page > 1 ? `, page ${page}` : ''} | CPT Recommends`,
    description: landingSentences(category, place.name, found).join(' '),
    image: category && sharePictures.category(category),
    // An empty page should not be indexed.
    noIndex: !found.place?.count && found.totalIsExact,
    jsonLd: [
      breadcrumbMarkup(site, [
        { name: 'Home', path: pages.home },
        { name: 'Categories', path: pages.categories },
        { name: title, path },
      ]),
    ],
  })
}
