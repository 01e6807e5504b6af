import { feeds, pages } from '#shared/paths.ts'

/** Crawlers may read every public page; other addresses are useless to them. */
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
