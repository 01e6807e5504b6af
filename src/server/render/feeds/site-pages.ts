import { blogIndex } from 'virtual:blog-index'
import { helpArticles } from 'virtual:help-articles'
import { CATEGORIES } from '#shared/catalogue/categories.ts'
import { helpPages, pages, reviewPages, sitePages } from '#shared/paths.ts'
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
    ...Object.values(sitePages).map((path) => at(path)),
    at(helpPages.home),
    ...helpArticles.map(({ id, checked }) => at(helpPages.article(id), checked)),
    at(pages.blog, blogIndex[0]?.date),
    ...blogIndex.map(({ id, date }) => at(pages.blogPost(id), date)),
  ]
}
