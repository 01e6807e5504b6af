import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { readMailChoice } from '#web/features/mail-choice/mail-choice-params.ts'
import { latePage } from '#web/lib/late-page.ts'
import { personalHead } from '#web/lib/personal-head.ts'
import { rootRoute } from './root.route.tsx'

export const digestUnsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.digestUnsubscribe,
  validateSearch: readMailChoice,
  head: () => personalHead('Stop the monthly figures'),
  component: latePage(() => import('./digest-unsubscribe.page.tsx'), 'DigestUnsubscribePage'),
  staticData: { module: 'src/web/routes/digest-unsubscribe.page.tsx' },
})
