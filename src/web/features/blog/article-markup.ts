import { pages } from '#shared/paths.ts'
import type { BlogPostSummary } from '#shared/schemas/blog-post.ts'
import { sharePictures } from '#shared/share-picture.ts'
import type { Site } from '#shared/site.ts'
import { breadcrumbMarkup } from '#web/lib/head/breadcrumb-markup.ts'

/** Structured data of an article: author, title, date and address. */
export function articleMarkup(site: Site, post: BlogPostSummary): object[] {
  const url = `${site.publicUrl}${pages.blogPost(post.id)}`
  const [author, team] = post.author.split(', ')
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      image: `${site.publicUrl}${sharePictures.article(post.id)}`,
      datePublished: post.date,
      dateModified: post.date,
      author: { '@type': 'Person', name: author, jobTitle: team },
      publisher: {
        '@type': 'Organization',
        name: 'CPT Recommends',
        logo: `${site.publicUrl}/art/apple-touch-icon.png`,
      },
      mainEntityOfPage: url,
      articleSection: post.category,
      keywords: post.tags.join(', '),
      inLanguage: 'en-ZA',
    },
    breadcrumbMarkup(site, [
      { name: 'Home', path: pages.home },
      { name: 'Blog', path: pages.blog },
      { name: post.title, path: pages.blogPost(post.id) },
    ]),
  ]
}
