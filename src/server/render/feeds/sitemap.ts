import { textElement, XML_DECLARATION } from './xml.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export interface SitemapEntry {
  /** Absolute. */
  url: string
  /** An ISO date or moment; left out where nobody knows when the page last changed. */
  changedAt?: string
}

const entry = (name: string, { url, changedAt }: SitemapEntry) =>
  `<${name}>${textElement('loc', url)}${changedAt ? textElement('lastmod', changedAt) : ''}</${name}>\n`

/** A list of pages. */
export function urlSet(pages: readonly SitemapEntry[]): string {
  const entries = pages.map((page) => entry('url', page)).join('')
  return `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">\n${entries}</urlset>\n`
}

/** A list of such lists. */
export function sitemapIndex(parts: readonly SitemapEntry[]): string {
  const entries = parts.map((part) => entry('sitemap', part)).join('')
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries}</sitemapindex>\n`
}
