import { feeds } from '#shared/paths.ts'
import type { Site } from '#shared/site.ts'

export interface PageHead {
  path: string
  title: string
  description: string
  /** A path on our own site; the default share picture if absent. */
  image?: string
  type?: 'website' | 'article' | 'business.business'
  /** Structured data (schema.org), one document each. */
  jsonLd?: object[] | false
  /** For pages that search engines should not index, such as a sign-in screen; or only follow the links of. */
  noIndex?: boolean | 'follow'
  /** Further links, such as a feed. */
  links?: { rel: string; type?: string; title?: string; href: string }[]
}

export const FEED_LINK = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'CPT Recommends blog',
  href: feeds.blog,
}

/**
 * Title, description and canonical address. What only machines read (Open Graph tags and structured data) is
 * in the server's HTML and not in the browser's code.
 */
export function pageHead(site: Site, page: PageHead) {
  const url = `${site.publicUrl}${page.path}`
  return {
    meta: [
      { title: page.title },
      { name: 'description', content: page.description },
      ...(page.noIndex
        ? [
            {
              name: 'robots',
              content: page.noIndex === 'follow' ? 'noindex, follow' : 'noindex',
            },
          ]
        : []),
      ...(import.meta.env.SSR ? shareCard(site, page, url) : []),
    ],
    links: [{ rel: 'canonical', href: url }, ...(page.links ?? [])],
    scripts: (page.jsonLd || []).map((document) => ({
      type: 'application/ld+json',
      children: JSON.stringify(document).replaceAll('<', '\\u003c'),
    })),
  }
}

function shareCard(
  { publicUrl }: Site,
  { image, title, description, type }: PageHead,
  url: string,
) {
  return [
    { property: 'og:site_name', content: 'CPT Recommends' },
    { property: 'og:locale', content: 'en_ZA' },
    { property: 'og:type', content: type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${publicUrl}${image ?? '/share/home.jpg'}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
