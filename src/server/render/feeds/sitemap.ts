import { textElement, XML_DECLARATION } from './xml.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export interface SitemapEntry {
  /** An absolute URL. */
  url: string
  /** An ISO date or time; left out if it is not known when the page last changed. */
  changedAt?: string
}

const entry = (name: string, { url, changedAt }: SitemapEntry) =>
  `<${name}>${textElement('loc', url)}${changedAt ? textElement('lastmod', changedAt) : ''}</${name}>\n`

/** A sitemap. */
export function urlSet(pages: readonly SitemapEntry[]): string {
  const entries = pages.map((page) => entry('url', page)).join('')
  return `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">\n${entries}</urlset>\n`
}

/** A sitemap index. */
export function sitemapIndex(parts: readonly SitemapEntry[]): string {
  const entries = parts.map((part) => entry('sitemap', part)).join('')
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries}</sitemapindex>\n`
}
