import { blogIndex } from 'virtual:blog-index'
import { CATEGORIES } from '#shared/catalogue/categories.ts'
import { pages } from '#shared/paths.ts'
import { reviewPages } from '#shared/review-paths.ts'
import type { SitemapEntry } from './sitemap.ts'

/** The pages that always exist, whatever the catalogue has. */
export function findSitePages(publicUrl: string): SitemapEntry[] {
  const at = (path: string, changedAt?: string) => ({ url: `${publicUrl}${path}`, changedAt })
  return [
    at(pages.home),
    at(pages.categories),
    ...CATEGORIES.map(({ slug }) => at(pages.category(slug))),
    at(reviewPages.policy),
    at(reviewPages.notice),
    at(pages.blog, blogIndex[0]?.date),
    ...blogIndex.map(({ id, date }) => at(pages.blogPost(id), date)),
  ]
}
