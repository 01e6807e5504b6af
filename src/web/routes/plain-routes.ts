import { businessReviewsRoute } from './business/business-reviews.plain.tsx'
import { reviewConfirmRoute } from './business/review-confirm.plain.tsx'
import { reviewReplyRoute } from './business/review-reply.plain.tsx'
import {
  noticeRoute,
  reviewNoticeRoute,
  reviewReportRoute,
} from './business/review-report.plain.tsx'
import { reviewsPolicyRoute } from './business/reviews-policy.plain.tsx'
import { landingRoutes } from './catalogue/landing.plain.tsx'
import { savedRoute } from './catalogue/saved.plain.tsx'

/** Pages that only the server renders: links and forms, no script. */
export const plainRoutes = [
  ...landingRoutes,
  businessReviewsRoute,
  noticeRoute,
  reviewConfirmRoute,
  reviewNoticeRoute,
  reviewReplyRoute,
  reviewReportRoute,
  reviewsPolicyRoute,
  savedRoute,
]
