import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { readAdminSearch } from '#web/components/admin/admin-search.ts'
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx'
import { latePage } from '#web/lib/loading/late-page.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

export const adminPanelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.adminPanel,
  ssr: false,
  // What the server sends: no blank screen before the scripts run.
  pendingComponent: FullScreenSpinner,
  validateSearch: readAdminSearch,
  head: () => ({
    meta: [{ title: 'Admin panel | CPT Recommends' }, { name: 'robots', content: 'noindex' }],
  }),
  component: latePage(() => import('./admin-panel.page.tsx'), 'AdminPanelPage'),
  staticData: { module: 'src/web/routes/admin/admin-panel.page.tsx' },
})
