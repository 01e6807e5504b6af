import { createRoute } from '@tanstack/react-router'
import { reviewPages } from '#shared/paths.ts'
import { PageFrame } from '#web/components/layout/plain-frame.tsx'
import { ReviewsPolicy } from '#web/features/reviews/reviews-policy.tsx'
import { pageHead } from '#web/lib/head/page-head.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

export const reviewsPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: reviewPages.policy,
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: reviewPages.policy,
      title: 'How reviews work | CPT Recommends',
      description:
        'Who may write a review, what is removed, how the average and the order are made, and that money changes nothing.',
    }),
  component: () => (
    <PageFrame>
      <ReviewsPolicy />
    </PageFrame>
  ),
  staticData: { withoutScript: true, sheets: ['about'] },
})
