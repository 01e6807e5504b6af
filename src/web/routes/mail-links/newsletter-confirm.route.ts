import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { readMailChoice } from '#web/features/mail-choice/mail-choice-params.ts'
import { personalHead } from '#web/lib/head/personal-head.ts'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

export const newsletterConfirmRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.newsletterConfirm,
  validateSearch: readMailChoice,
  head: () => personalHead('Confirm your subscription'),
  component: lazyPage(() => import('./newsletter-confirm.page.tsx'), 'NewsletterConfirmPage'),
  staticData: { module: 'src/web/routes/mail-links/newsletter-confirm.page.tsx' },
})
