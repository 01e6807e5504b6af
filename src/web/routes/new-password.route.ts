import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { rootRoute } from './root.route.tsx'

export const newPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.newPassword,
  ssr: false,
  head: () => ({
    meta: [
      { title: 'Choose a new password | CPT Recommends' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: lazyRouteComponent(() => import('./new-password.page.tsx'), 'NewPasswordPage'),
  staticData: { module: 'src/web/routes/new-password.page.tsx' },
})
