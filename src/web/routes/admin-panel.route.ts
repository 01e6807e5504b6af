import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { readAdminSearch } from '#web/features/admin/admin-search.ts'
import { rootRoute } from './root.route.tsx'

export const adminPanelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.adminPanel,
  ssr: false,
  validateSearch: readAdminSearch,
  head: () => ({
    meta: [{ title: 'Admin panel | CPT Recommends' }, { name: 'robots', content: 'noindex' }],
  }),
  component: lazyRouteComponent(() => import('./admin-panel.page.tsx'), 'AdminPanelPage'),
  staticData: { module: 'src/web/routes/admin-panel.page.tsx' },
})
