import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

export const businessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/business/$id',
  head: () => ({ meta: [{ title: 'Business | CPT Recommends' }] }),
  component: lazyRouteComponent(() => import('./business.page.tsx'), 'BusinessPage'),
  staticData: { module: 'src/web/routes/business.page.tsx' },
})
