import { createRoute, notFound } from '@tanstack/react-router'
import { latePage } from '#web/lib/late-page.ts'
import { rootRoute } from './root.route.tsx'

/** The workshop: every primitive on one page, in development only. */
export const devUiRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/ui',
  beforeLoad: ({ context }) => {
    if (!context.site.development) throw notFound()
  },
  head: () => ({ meta: [{ title: 'Primitives | CPT Recommends' }] }),
  component: latePage(() => import('#web/features/dev-ui/dev-ui-page.tsx'), 'DevUiPage'),
})
