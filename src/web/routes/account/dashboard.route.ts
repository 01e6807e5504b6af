import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx'
import { latePage } from '#web/lib/loading/late-page.ts'
import { rootRoute } from '#web/routes/root.route.tsx'
import { readDashboardSearch } from '#web/screens/dashboard/dashboard-tab.ts'

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.dashboard,
  ssr: false,
  // What the server sends: no blank screen before the scripts run.
  pendingComponent: FullScreenSpinner,
  validateSearch: readDashboardSearch,
  head: () => ({
    meta: [
      { title: 'Business dashboard | CPT Recommends' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: latePage(() => import('./dashboard.page.tsx'), 'DashboardPage'),
  staticData: { module: 'src/web/routes/account/dashboard.page.tsx' },
})
