import { blogIndex } from 'virtual:blog-index'
import { CATEGORIES } from '#shared/catalogue/categories.ts'
import { findShownArticles } from '#shared/help/shown-articles.ts'
import { helpPages, pages, reviewPages, sitePages } from '#shared/paths.ts'
import type { SitemapEntry } from './sitemap.ts'

/** The pages that always exist, whatever the catalogue has. */
export function findSitePages(publicUrl: string, showsUnclaimed: boolean): SitemapEntry[] {
  const at = (path: string, changedAt?: string) => ({ url: `${publicUrl}${path}`, changedAt })
  return [
    at(pages.home),
    at(pages.categories),
    ...CATEGORIES.map(({ slug }) => at(pages.category(slug))),
    at(reviewPages.policy),
    at(reviewPages.notice),
    ...Object.values(sitePages).map((path) => at(path)),
    at(helpPages.home),
    ...findShownArticles(showsUnclaimed).map(({ id, checked }) =>
      at(helpPages.article(id), checked),
    ),
    at(pages.blog, blogIndex[0]?.date),
    ...blogIndex.map(({ id, date }) => at(pages.blogPost(id), date)),
  ]
}
