import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

export const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/category/$slug',
  head: () => ({ meta: [{ title: 'Category | CPT Recommends' }] }),
  component: lazyRouteComponent(() => import('./category.page.tsx'), 'CategoryPage'),
  staticData: { module: 'src/web/routes/category.page.tsx' },
})
