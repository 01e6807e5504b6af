import { contactRoutes } from './about/contact.route.tsx'
import { helpRoutes } from './about/help.route.tsx'
import { legalRoutes } from './about/legal.route.tsx'
import { ownHelpRoute } from './about/own-help.route.tsx'
import { pricingRoute } from './about/pricing.route.tsx'
import { googleCardRoute } from './account/google-card.route.tsx'
import { ownGemRoute } from './account/own-gem.route.tsx'
import { claimsRoute } from './admin/claims.route.tsx'
import { correctionsRoute } from './admin/corrections.route.tsx'
import { importRoute } from './admin/import.route.tsx'
import { importsRoute } from './admin/imports.route.tsx'
import { invitationsRoute } from './admin/invitations.route.tsx'
import { privacyRoutes } from './admin/privacy.routes.tsx'
import { readyRoute } from './admin/ready.route.tsx'
import { supportRoutes } from './admin/support.route.tsx'
import { userRoute } from './admin/user.route.tsx'
import { billingRoutes } from './billing/billing.route.tsx'
import { moneyRoutes } from './billing/money.route.tsx'
import { askRoute } from './bookings/ask.route.tsx'
import { bookingFormRoute } from './bookings/booking-form.route.tsx'
import { bookingLinkRoutes } from './bookings/booking-links.route.tsx'
import { businessReviewsRoute } from './business/business-reviews.route.tsx'
import { claimRoutes } from './business/claim.route.tsx'
import { correctionRoutes } from './business/correction.route.tsx'
import { notListedRoute } from './business/not-listed.route.tsx'
import { reviewEditRoute } from './business/review-edit.route.tsx'
import { reviewFiguresRoute } from './business/review-figures.route.tsx'
import { reviewFormRoute } from './business/review-form.route.tsx'
import { reviewReplyRoute } from './business/review-reply.route.tsx'
import {
  noticeRoute,
  reviewNoticeRoute,
  reviewReportRoute,
} from './business/review-report.route.tsx'
import { landingRoutes } from './catalogue/landing.route.tsx'
import { mailChoiceRoutes } from './mail-links/mail-choice.route.tsx'
import { newsletterFormRoute } from './mail-links/newsletter-form.route.tsx'
import { ownAccountRoute } from './privacy/own-account.route.tsx'
import { yourDataRoutes } from './privacy/your-data.route.tsx'

/** Pages that only the server renders: the browser's code has nothing of them. */
export const routesWithoutScript = [
  ...contactRoutes,
  ...helpRoutes,
  ownHelpRoute,
  ...supportRoutes,
  ...legalRoutes,
  pricingRoute,
  askRoute,
  ...billingRoutes,
  ownGemRoute,
  googleCardRoute,
  ...moneyRoutes,
  importRoute,
  importsRoute,
  invitationsRoute,
  ...privacyRoutes,
  claimsRoute,
  ...claimRoutes,
  correctionsRoute,
  ...correctionRoutes,
  readyRoute,
  userRoute,
  bookingFormRoute,
  ...bookingLinkRoutes,
  ...landingRoutes,
  businessReviewsRoute,
  ...mailChoiceRoutes,
  newsletterFormRoute,
  noticeRoute,
  notListedRoute,
  reviewEditRoute,
  reviewFormRoute,
  reviewNoticeRoute,
  reviewReplyRoute,
  reviewReportRoute,
  reviewFiguresRoute,
  ownAccountRoute,
  ...yourDataRoutes,
]
