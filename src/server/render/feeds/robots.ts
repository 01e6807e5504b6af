import { feeds, pages } from '#shared/paths.ts'

/** Crawlers may read every public page, once the site is open; other addresses are useless to them. */
export function robotsText(publicUrl: string, isHidden: boolean): string {
  if (isHidden) return ['User-agent: *', 'Disallow: /', ''].join('\n')
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
