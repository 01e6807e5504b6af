import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { rootRoute } from './root.route.tsx'

/** Three addresses, one screen; the page reads the open tab from the address. */
const authPage = {
  getParentRoute: () => rootRoute,
  head: () => ({
    meta: [
      { title: 'Sign in or list your business | CPT Recommends' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: lazyRouteComponent(() => import('./auth.page.tsx'), 'AuthPage'),
  staticData: { module: 'src/web/routes/auth.page.tsx' },
}

export const authRoute = createRoute({ ...authPage, path: pages.auth })
export const loginRoute = createRoute({ ...authPage, path: pages.login })
export const registerRoute = createRoute({ ...authPage, path: pages.register })
