import { businessReviewsRoute } from './business-reviews.plain.tsx'
import { landingRoutes } from './landing.plain.tsx'
import { reviewConfirmRoute } from './review-confirm.plain.tsx'
import { reviewReplyRoute } from './review-reply.plain.tsx'
import { noticeRoute, reviewNoticeRoute, reviewReportRoute } from './review-report.plain.tsx'
import { reviewsPolicyRoute } from './reviews-policy.plain.tsx'

/** Pages that only the server makes: links and forms, no script. */
export const plainRoutes = [
  ...landingRoutes,
  businessReviewsRoute,
  noticeRoute,
  reviewConfirmRoute,
  reviewNoticeRoute,
  reviewReplyRoute,
  reviewReportRoute,
  reviewsPolicyRoute,
]
