import { feeds, pages } from '#shared/paths.ts'

/** Crawlers may read everything that a visitor may; the rest is no use to them. */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    `Disallow: ${pages.dashboard}`,
    `Disallow: ${pages.adminPanel}`,
    'Disallow: /api',
    '',
    `Sitemap: ${publicUrl}${feeds.sitemap}`,
    '',
  ].join('\n')
}
