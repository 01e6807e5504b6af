import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { titleFor } from '#web/features/search/query-in-words.ts'
import { businessesQuery } from '#web/lib/api/catalogue-queries.ts'
import { searchOfAll } from '#web/lib/list-search.ts'
import { lazyPage, lazyPending } from '#web/lib/loading/lazy-page.ts'
import { loadOnce } from '#web/lib/loading/load-once.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

const loadPage = loadOnce(() => import('./search.page.tsx'))

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.search,
  ...searchOfAll,
  loader: async ({ context: { queryClient }, deps }) => {
    const found = await queryClient.ensureQueryData(businessesQuery(deps))
    return { ...deps, page: found.page, words: titleFor(deps, found) }
  },
  head: async ({ match, loaderData = { page: 1, words: '' } }) =>
    (await loadPage()).searchHead(match.context.site, loaderData),
  component: lazyPage(loadPage, 'SearchPage'),
  staticData: { module: 'src/web/routes/catalogue/search.page.tsx' },
})
searchRoute.lazy(lazyPending(loadPage, 'SearchPending'))
