import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { rootRoute } from './root.route.tsx'

/** Every primitive on one page. Development only: the condition removes its code from the build. */
export const devUiRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/dev/ui',
        head: () => ({ meta: [{ title: 'Primitives | CPT Recommends' }] }),
        component: lazyPage(() => import('#web/features/dev-ui/dev-ui-page.tsx'), 'DevUiPage'),
      }),
    ]
  : []
