import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { categoriesQuery } from '#web/lib/catalogue-queries.ts'
import { latePage } from '#web/lib/late-page.ts'
import { loadOnce } from '#web/lib/load-once.ts'
import { rootRoute } from './root.route.tsx'

const loadPage = loadOnce(() => import('./categories.page.tsx'))

export const categoriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.categories,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(categoriesQuery)
  },
  head: async ({ match }) => (await loadPage()).categoriesHead(match.context.site),
  component: latePage(loadPage, 'CategoriesPage'),
  staticData: { module: 'src/web/routes/categories.page.tsx' },
})
