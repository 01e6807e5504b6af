import { createAccountService } from './features/accounts/account.service.ts'
import { createAdminUserService } from './features/accounts/admin-user.service.ts'
import { createEmailConfirmationService } from './features/accounts/email-confirmation.service.ts'
import { createKnownDeviceService } from './features/accounts/known-device.service.ts'
import { createPasswordService } from './features/accounts/password.service.ts'
import { createSecondFactorService } from './features/accounts/second-factor.service.ts'
import { createSessionService } from './features/accounts/session.service.ts'
import { createAdminActionService } from './features/admin-actions/admin-action.service.ts'
import { createAnalyticsService } from './features/analytics/analytics.service.ts'
import { createBackgroundWorkTasks } from './features/background-work/background-work.tasks.ts'
import { createOutboxService } from './features/background-work/outbox.service.ts'
import { createScheduleService } from './features/background-work/schedule.service.ts'
import { createBookingService } from './features/bookings/booking.service.ts'
import { createOwnBookingService } from './features/bookings/own-booking.service.ts'
import { createAdminBusinessService } from './features/businesses/admin-business.service.ts'
import { createBookableBusinessService } from './features/businesses/bookable-business.service.ts'
import { createBusinessService } from './features/businesses/business.service.ts'
import { createProfileService } from './features/businesses/profile.service.ts'
import { createSitemapService } from './features/businesses/sitemap.service.ts'
import { createDigestService } from './features/digest/digest.service.ts'
import { createDigestTasks } from './features/digest/digest.tasks.ts'
import { createAdminGemService } from './features/gems/admin-gem.service.ts'
import { createGemService } from './features/gems/gem.service.ts'
import { createAdminNewsletterService } from './features/newsletter/admin-newsletter.service.ts'
import { createNewsletterService } from './features/newsletter/newsletter.service.ts'
import { createPaymentService } from './features/payments/payment.service.ts'
import { createAdminReviewService } from './features/reviews/admin-review.service.ts'
import { createOwnReviewService } from './features/reviews/own-review.service.ts'
import { createReviewService } from './features/reviews/review.service.ts'
import { createReviewTasks } from './features/reviews/review.tasks.ts'
import { createReviewReportService } from './features/reviews/review-report.service.ts'
import { createReviewWriterService } from './features/reviews/review-writer.service.ts'
import { createShareService } from './features/sharing/share.service.ts'
import { createAdminStatsService } from './features/stats/admin-stats.service.ts'
import { createUploadService } from './features/uploads/upload.service.ts'
import { createUploadTasks } from './features/uploads/upload.tasks.ts'
import { createViewService } from './features/views/view.service.ts'
import type { Context } from './platform/context.ts'
import { createBusinessDetailService } from './screens/business-detail.service.ts'
import { createDashboardService } from './screens/dashboard.service.ts'

/** The one place where services meet each other. */
export function createServices(context: Context) {
  const confirmations = createEmailConfirmationService(context)
  const adminActions = createAdminActionService(context)
  const secondFactors = createSecondFactorService(context, adminActions)
  const sessions = createSessionService(context, secondFactors)
  const knownDevices = createKnownDeviceService(context)
  const accounts = createAccountService(context, {
    confirmations,
    knownDevices,
    secondFactors,
    sessions,
  })
  const passwords = createPasswordService(context, { accounts, knownDevices })
  const bookableBusinesses = createBookableBusinessService(context)
  const businesses = createBusinessService(context)
  const digest = createDigestService(context)
  const outbox = createOutboxService(context, adminActions)
  const payments = createPaymentService(context)
  const reviews = createReviewService(context, bookableBusinesses)
  const schedule = createScheduleService(context)
  const uploads = createUploadService(context)
  const profiles = createProfileService(context, uploads)
  const ownBookings = createOwnBookingService(context, profiles)
  const reviewWriters = createReviewWriterService(context)
  const ownReviews = createOwnReviewService(context, profiles)
  return {
    accounts,
    adminActions,
    adminBusinesses: createAdminBusinessService(context, adminActions),
    adminGems: createAdminGemService(context, adminActions),
    adminNewsletter: createAdminNewsletterService(context, adminActions),
    adminReviews: createAdminReviewService(context, {
      actions: adminActions,
      businesses: bookableBusinesses,
    }),
    adminStats: createAdminStatsService(context),
    adminUsers: createAdminUserService(context, {
      actions: adminActions,
      passwords,
      payments,
      sessions,
      uploads,
    }),
    analytics: createAnalyticsService(context, profiles),
    bookings: createBookingService(context, bookableBusinesses),
    businessDetails: createBusinessDetailService(businesses, reviews),
    businesses,
    confirmations,
    dashboard: createDashboardService({ profiles, ownBookings, ownReviews, payments }),
    digest,
    gems: createGemService(context),
    newsletter: createNewsletterService(context),
    outbox,
    ownBookings,
    ownReviews,
    passwords,
    payments,
    profiles,
    reviewWriters,
    reviewReports: createReviewReportService(context),
    reviews,
    schedule,
    secondFactors,
    sessions,
    shares: createShareService(context),
    sitemap: createSitemapService(context),
    /** What runs by the clock. */
    tasks: [
      ...createDigestTasks(digest),
      ...createBackgroundWorkTasks(outbox, schedule),
      ...createReviewTasks(reviewWriters),
      ...createUploadTasks(uploads),
    ],
    uploads,
    views: createViewService(context),
  }
}

export type Services = ReturnType<typeof createServices>
