import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { askedFor } from '#web/features/search/asked-for.ts'
import { businessesQuery } from '#web/lib/catalogue-queries.ts'
import { pageHead } from '#web/lib/page-head.ts'
import { pageNumber } from '#web/lib/page-number.ts'
import { stringifySearch } from '#web/lib/search-params.ts'
import { rootRoute } from './root.route.tsx'

interface SearchParams {
  q?: string
  area?: string
  page?: string
}

/** All optional: a default would redirect every shared address to a longer one. */
function readSearch(search: Record<string, unknown>): SearchParams {
  const text = (key: string) => (typeof search[key] === 'string' ? search[key] : undefined)
  return { q: text('q'), area: text('area'), page: text('page') }
}

const loadPage = () => import('./search.page.tsx')

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.search,
  validateSearch: readSearch,
  loaderDeps: ({ search: { q, area, page } }) => ({ q, area, page: pageNumber(page) }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { page } = await queryClient.ensureQueryData(businessesQuery(deps))
    return { ...deps, page }
  },
  head: ({ match, loaderData: { q, area, page } = { page: 1 } }) => {
    const words = askedFor({ q, area })
    const title = words === '' ? 'All businesses in Cape Town' : `${words}: businesses in Cape Town`
    return pageHead(match.context.site, {
      path: `${pages.search}${stringifySearch({ q, area, page: page > 1 ? page : undefined })}`,
      title: `${title}${page > 1 ? `, page ${page}` : ''} | CPT Recommends`,
      description:
        words === ''
          ? 'Every business on CPT Recommends, the best rated first, with phone, map and booking.'
          : `Cape Town businesses for ${words}, with ratings from locals, phone, map and booking.`,
      // Anybody can make up endless addresses here. The list itself and the categories lead a
      // crawler to every business; results of a search would only stand in its way.
      noIndex: words !== '',
    })
  },
  component: lazyRouteComponent(loadPage, 'SearchPage'),
  pendingComponent: lazyRouteComponent(loadPage, 'SearchPending'),
  staticData: { module: 'src/web/routes/search.page.tsx' },
})
