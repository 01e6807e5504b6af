import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { rootRoute } from './root.route.tsx'

export const categoriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.categories,
  head: () => ({ meta: [{ title: 'Categories | CPT Recommends' }] }),
  component: lazyRouteComponent(() => import('./categories.page.tsx'), 'CategoriesPage'),
  staticData: { module: 'src/web/routes/categories.page.tsx' },
})
