import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.admin,
  head: () => ({
    meta: [{ title: 'Admin Access | CPT Recommends' }, { name: 'robots', content: 'noindex' }],
  }),
  component: lazyPage(() => import('./admin.page.tsx'), 'AdminPage'),
  staticData: { module: 'src/web/routes/admin/admin.page.tsx' },
})
