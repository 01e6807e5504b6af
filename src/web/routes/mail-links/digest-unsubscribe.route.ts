import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { readMailChoice } from '#web/features/mail-choice/mail-choice-params.ts'
import { personalHead } from '#web/lib/head/personal-head.ts'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

export const digestUnsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.digestUnsubscribe,
  validateSearch: readMailChoice,
  head: () => personalHead('Stop the monthly figures'),
  component: lazyPage(() => import('./digest-unsubscribe.page.tsx'), 'DigestUnsubscribePage'),
  staticData: { module: 'src/web/routes/mail-links/digest-unsubscribe.page.tsx' },
})
