import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { categoriesQuery } from '#web/lib/api/catalogue-queries.ts'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { loadOnce } from '#web/lib/loading/load-once.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

const loadPage = loadOnce(() => import('./categories.page.tsx'))

export const categoriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.categories,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(categoriesQuery)
  },
  head: async ({ match }) => (await loadPage()).categoriesHead(match.context.site),
  component: lazyPage(loadPage, 'CategoriesPage'),
  staticData: { module: 'src/web/routes/catalogue/categories.page.tsx' },
})
