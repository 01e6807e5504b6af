import type { Site } from '#shared/site.ts'

/** The breadcrumbs as structured data. */
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
