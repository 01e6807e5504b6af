import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { readMailChoice } from '#web/features/mail-choice/mail-choice-params.ts'
import { latePage } from '#web/lib/late-page.ts'
import { personalHead } from '#web/lib/personal-head.ts'
import { rootRoute } from './root.route.tsx'

export const newsletterUnsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.newsletterUnsubscribe,
  validateSearch: readMailChoice,
  head: () => personalHead('Leave the newsletter'),
  component: latePage(
    () => import('./newsletter-unsubscribe.page.tsx'),
    'NewsletterUnsubscribePage',
  ),
  staticData: { module: 'src/web/routes/newsletter-unsubscribe.page.tsx' },
})
