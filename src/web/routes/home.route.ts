import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { loadGems } from '#web/features/home/home.queries.ts'
import { categoriesQuery } from '#web/lib/api/catalogue-queries.ts'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { loadOnce } from '#web/lib/loading/load-once.ts'
import { rootRoute } from './root.route.tsx'

// With its head: the entry, which every page loads, has none.
const loadPage = loadOnce(() => import('./home.page.tsx'))

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.home,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(categoriesQuery), loadGems(queryClient)])
  },
  head: async ({ match }) => (await loadPage()).homeHead(match.context.site),
  component: lazyPage(loadPage, 'HomePage'),
  staticData: { module: 'src/web/routes/home.page.tsx' },
})
