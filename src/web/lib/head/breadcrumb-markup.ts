import type { Site } from '#shared/site.ts'

/** The way from the front door to this page, as schema.org tells it. */
export function breadcrumbMarkup(site: Site, steps: { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.publicUrl}${path}`,
    })),
  }
}
