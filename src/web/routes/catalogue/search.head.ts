import { pages } from '#shared/paths.ts'
import { stringifySearch } from '#shared/search-params.ts'
import type { Site } from '#shared/site.ts'
import { pageHead } from '#web/lib/head/page-head.ts'

export interface SearchHeadInput {
  q?: string
  area?: string
  page: number
  /** What was asked for, with the names of places as on a map. */
  words: string
}

export function searchHead(site: Site, { q, area, page, words }: SearchHeadInput) {
  const title =
    words === '' ? 'All businesses in Cape Town' : `${capital(words)}: businesses in Cape Town`
  return pageHead(site, {
    path: `${pages.search}${stringifySearch({ q, area, page: page > 1 ? page : undefined })}`,
    title: `${title}${page > 1 ? `, page ${page}` : ''} | CPT Recommends`,
    description:
      words === ''
        ? 'Every business on CPT Recommends, the best rated first, with phone, map and booking.'
        : `Cape Town businesses for ${words}, with ratings from locals, phone, map and booking.`,
    // Anybody can make up endless addresses here. The list itself and the categories lead a crawler to every
    // business; search results would only be in its way.
    noIndex: words !== '',
  })
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
