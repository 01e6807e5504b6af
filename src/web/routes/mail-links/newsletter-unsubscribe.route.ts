import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { readMailChoice } from '#web/features/mail-choice/mail-choice-params.ts'
import { personalHead } from '#web/lib/head/personal-head.ts'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

export const newsletterUnsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.newsletterUnsubscribe,
  validateSearch: readMailChoice,
  head: () => personalHead('Leave the newsletter'),
  component: lazyPage(
    () => import('./newsletter-unsubscribe.page.tsx'),
    'NewsletterUnsubscribePage',
  ),
  staticData: { module: 'src/web/routes/mail-links/newsletter-unsubscribe.page.tsx' },
})
