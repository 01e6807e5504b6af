import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { type Filters, readFilters } from '#shared/search/filters.ts'
import { businessesQuery } from '#web/lib/catalogue-queries.ts'
import { latePage } from '#web/lib/late-page.ts'
import { loadOnce } from '#web/lib/load-once.ts'
import { pageNumber } from '#web/lib/page-number.ts'
import { rootRoute } from './root.route.tsx'

interface SearchParams extends Filters {
  q?: string
  area?: string
  page?: string
}

/** All optional: a default would redirect every shared address to a longer one. */
function readSearch(search: Record<string, unknown>): SearchParams {
  const text = (key: string) => (typeof search[key] === 'string' ? search[key] : undefined)
  return { q: text('q'), area: text('area'), page: text('page'), ...readFilters(search) }
}

const loadPage = loadOnce(() => import('./search.page.tsx'))

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.search,
  validateSearch: readSearch,
  loaderDeps: ({ search: { page, ...asked } }) => ({ ...asked, page: pageNumber(page) }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { page } = await queryClient.ensureQueryData(businessesQuery(deps))
    return { ...deps, page }
  },
  head: async ({ match, loaderData = { page: 1 } }) =>
    (await loadPage()).searchHead(match.context.site, loaderData),
  component: latePage(loadPage, 'SearchPage'),
  pendingComponent: latePage(loadPage, 'SearchPending'),
  staticData: { module: 'src/web/routes/search.page.tsx' },
})
