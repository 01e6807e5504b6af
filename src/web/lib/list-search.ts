import type { Filters } from '#shared/search/filters.ts'
import { pageNumber } from './page-number.ts'

/** The search parameters of a list. Pages validate the filters: this is part of every first load. */
export interface ListSearch extends Filters {
  q?: string
  area?: string
  page?: string
}

/** For a route. All optional: a default would redirect every shared address to a longer one. */
const listSearch = (names: RegExp) => ({
  validateSearch: (search: Record<string, unknown>): ListSearch =>
    Object.fromEntries(Object.entries(search).filter(([name]) => names.test(name))),
  loaderDeps: ({ search }: { search: ListSearch }) => ({
    ...search,
    page: pageNumber(search.page),
  }),
})

export const searchOfCategory = listSearch(
  /^(page|open|day|time|stars|price|industry|sort|book|near)$/,
)
export const searchOfAll = listSearch(
  /^(q|area|page|open|day|time|stars|price|industry|sort|book|near)$/,
)
