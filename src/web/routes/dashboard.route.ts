import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { readDashboardSearch } from '#web/features/dashboard/dashboard-tab.ts'
import { rootRoute } from './root.route.tsx'

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.dashboard,
  ssr: false,
  validateSearch: readDashboardSearch,
  head: () => ({
    meta: [
      { title: 'Business dashboard | CPT Recommends' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: lazyRouteComponent(() => import('./dashboard.page.tsx'), 'DashboardPage'),
  staticData: { module: 'src/web/routes/dashboard.page.tsx' },
})
