import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { latePage } from '#web/lib/late-page.ts'
import { rootRoute } from './root.route.tsx'

export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.admin,
  head: () => ({
    meta: [{ title: 'Admin Access | CPT Recommends' }, { name: 'robots', content: 'noindex' }],
  }),
  component: latePage(() => import('./admin.page.tsx'), 'AdminPage'),
  staticData: { module: 'src/web/routes/admin.page.tsx' },
})
