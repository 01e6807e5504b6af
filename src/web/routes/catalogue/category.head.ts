import type { Category } from '#shared/catalogue/categories.ts'
import { categoryCopy } from '#shared/catalogue/category-copy.ts'
import { pages } from '#shared/paths.ts'
import type { Filters } from '#shared/search/filters.ts'
import { stringifySearch } from '#shared/search-params.ts'
import { sharePictures } from '#shared/share-picture.ts'
import type { Site } from '#shared/site.ts'
import { hasAny } from '#web/lib/has-any.ts'
import { breadcrumbMarkup } from '#web/lib/head/breadcrumb-markup.ts'
import { pageHead } from '#web/lib/head/page-head.ts'

export interface CategoryHeadInput extends Filters {
  category: Category
  page: number
  /** In words. */
  count: string
}

export function categoryHead(site: Site, { category, page, count, ...filters }: CategoryHeadInput) {
  const path = pages.category(category.slug)
  return pageHead(site, {
    path: `${path}${stringifySearch({ page: page > 1 ? page : undefined })}`,
    title: `${category.title} in Cape Town${page > 1 ? `, page ${page}` : ''} | CPT Recommends`,
    description: `${categoryCopy(category.slug).description} ${count} in Cape Town, with ratings from locals, phone, map and booking.`,
    image: sharePictures.category(category.slug),
    // The list itself links to every business; its filters have endless combinations.
    noIndex: hasAny(filters),
    jsonLd: import.meta.env.SSR && [
      breadcrumbMarkup(site, [
        { name: 'Home', path: pages.home },
        { name: 'Categories', path: pages.categories },
        { name: category.title, path },
      ]),
    ],
  })
}
