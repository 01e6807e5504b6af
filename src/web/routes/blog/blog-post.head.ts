import { pages } from '#shared/paths.ts'
import type { BlogPostSummary } from '#shared/schemas/blog-post.ts'
import { sharePictures } from '#shared/share-picture.ts'
import type { Site } from '#shared/site.ts'
import { articleMarkup } from '#web/features/blog/article-markup.ts'
import { FEED_LINK, pageHead } from '#web/lib/head/page-head.ts'

export function blogPostHead(site: Site, post: BlogPostSummary) {
  return pageHead(site, {
    path: pages.blogPost(post.id),
    title: `${post.title} | CPT Recommends`,
    description: post.excerpt,
    image: sharePictures.article(post.id),
    type: 'article',
    jsonLd: import.meta.env.SSR && articleMarkup(site, post),
    links: [FEED_LINK],
  })
}
