import { pages } from '#shared/paths.ts'
import type { Site } from '#shared/site.ts'

/** Structured data of the site: its name and its search address. */
export function siteMarkup({ publicUrl }: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'CPT Recommends',
    url: `${publicUrl}${pages.home}`,
    inLanguage: 'en-ZA',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${publicUrl}${pages.search}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
