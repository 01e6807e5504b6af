import { createRoute } from '@tanstack/react-router'
import { PLANS, type Plan } from '#shared/money/plans.ts'
import { pages } from '#shared/paths.ts'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { loadOnce } from '#web/lib/loading/load-once.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

const loadPage = loadOnce(() => import('./auth.page.tsx'))

/**
 * Three addresses, one screen. The screen belongs to their common parent, which stays mounted while the
 * address changes: a tab keeps its focus and a form its text.
 */
const authScreenRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'auth-screen',
  head: async ({ match }) => (await loadPage()).authHead(match.context.site),
  component: lazyPage(loadPage, 'AuthPage'),
  staticData: { module: 'src/web/routes/account/auth.page.tsx' },
})

const parent = { getParentRoute: () => authScreenRoute, component: () => null }

// Assigned first: routes created inside the list would lose the types of every address.
const tabRoute = createRoute({ ...parent, path: pages.auth })
const loginTabRoute = createRoute({ ...parent, path: pages.login })
const registerTabRoute = createRoute({
  ...parent,
  path: pages.register,
  // Chosen on the page of the plans.
  validateSearch: ({ plan }: Record<string, unknown>): { plan?: Plan | undefined } => ({
    plan: PLANS.find((known) => known === plan),
  }),
})

export const authRoutes = authScreenRoute.addChildren([tabRoute, loginTabRoute, registerTabRoute])
