import { createAccountService } from './features/accounts/account.service.ts'
import { createAdminUserService } from './features/accounts/admin/admin-user.service.ts'
import { createEmailConfirmationService } from './features/accounts/email-confirmation.service.ts'
import { createPasswordService } from './features/accounts/passwords/password.service.ts'
import { createSecondFactorService } from './features/accounts/second-factor/second-factor.service.ts'
import { createKnownDeviceService } from './features/accounts/sessions/known-device.service.ts'
import { createSessionService } from './features/accounts/sessions/session.service.ts'
import { createAdminActionService } from './features/admin-actions/admin-action.service.ts'
import { createAnalyticsService } from './features/analytics/analytics.service.ts'
import { createBackgroundWorkTasks } from './features/background-work/background-work.tasks.ts'
import { createOutboxService } from './features/background-work/outbox.service.ts'
import { createScheduleService } from './features/background-work/schedule.service.ts'
import { createBlockedTimeService } from './features/booking-times/blocked-time.service.ts'
import { createBookingSetupService } from './features/booking-times/booking-setup.service.ts'
import { createFreeTimeService } from './features/booking-times/free-time.service.ts'
import { createAnswerSpeedService } from './features/bookings/answer-speed/answer-speed.service.ts'
import { createBookingService } from './features/bookings/booking.service.ts'
import { createBookingTasks } from './features/bookings/booking.tasks.ts'
import { createBookingAnswerService } from './features/bookings/booking-answer.service.ts'
import { createBookingStepsService } from './features/bookings/booking-steps.service.ts'
import { createCalendarFeedService } from './features/bookings/calendar/calendar-feed.service.ts'
import { createBookingGroupService } from './features/bookings/groups/booking-group.service.ts'
import { createVisitorGroupService } from './features/bookings/groups/visitor-group.service.ts'
import { createOwnBookingService } from './features/bookings/own-booking.service.ts'
import { createVisitorBookingService } from './features/bookings/visitor-booking.service.ts'
import { createAdminBusinessService } from './features/businesses/admin-business.service.ts'
import { createBookableBusinessService } from './features/businesses/bookable-business.service.ts'
import { createBusinessService } from './features/businesses/business.service.ts'
import { createBusinessTasks } from './features/businesses/business.tasks.ts'
import { createNearbyBusinessService } from './features/businesses/nearby-business.service.ts'
import { createProfileService } from './features/businesses/profile.service.ts'
import { createSitemapService } from './features/businesses/sitemap.service.ts'
import { createDigestService } from './features/digest/digest.service.ts'
import { createDigestTasks } from './features/digest/digest.tasks.ts'
import { createAdminGemService } from './features/gems/admin-gem.service.ts'
import { createGemService } from './features/gems/gem.service.ts'
import { createInvoiceService } from './features/invoices/invoice.service.ts'
import { createInvoiceDetailsService } from './features/invoices/invoice-details.service.ts'
import { createLedgerService } from './features/ledger/ledger.service.ts'
import { createAdminMoneyService } from './features/money/admin-money.service.ts'
import { createAdminPaymentService } from './features/money/admin-payment.service.ts'
import { createAttentionService } from './features/money/attention.service.ts'
import { createMoneyTasks } from './features/money/money.tasks.ts'
import { createAdminNewsletterService } from './features/newsletter/admin-newsletter.service.ts'
import { createNewsletterService } from './features/newsletter/newsletter.service.ts'
import { createBillingService } from './features/payments/billing.service.ts'
import { createBillingDayService } from './features/payments/billing-day.service.ts'
import { createCheckoutService } from './features/payments/checkout.service.ts'
import { createFailurePostingService } from './features/payments/failure-posting.service.ts'
import { createNotificationService } from './features/payments/notification.service.ts'
import { createNotificationCheckService } from './features/payments/notification-check.service.ts'
import { createPaymentService } from './features/payments/payment.service.ts'
import { createPaymentTasks } from './features/payments/payment.tasks.ts'
import { createPaymentMailService } from './features/payments/payment-mail.service.ts'
import { createPaymentPostingService } from './features/payments/payment-posting.service.ts'
import { createPlanChangeService } from './features/payments/plan-change.service.ts'
import { createSubscriptionService } from './features/payments/subscription.service.ts'
import { createAdminReviewService } from './features/reviews/admin-review.service.ts'
import { createOwnReviewService } from './features/reviews/own-review.service.ts'
import { createReviewService } from './features/reviews/review.service.ts'
import { createReviewTasks } from './features/reviews/review.tasks.ts'
import { createReviewReportService } from './features/reviews/review-report.service.ts'
import { createReviewWriterService } from './features/reviews/review-writer.service.ts'
import { createShareService } from './features/sharing/share.service.ts'
import { createAdminStatsService } from './features/stats/admin-stats.service.ts'
import { createSuggestionService } from './features/suggestions/suggestion.service.ts'
import { createUploadService } from './features/uploads/upload.service.ts'
import { createUploadTasks } from './features/uploads/upload.tasks.ts'
import { createViewService } from './features/views/view.service.ts'
import type { Context } from './platform/context.ts'
import { createBusinessDetailService } from './screens/business-detail.service.ts'
import { createDashboardService } from './screens/dashboard.service.ts'
import { createNotListedService } from './screens/not-listed.service.ts'

/** The only place where services get each other. */
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
  const freeTimes = createFreeTimeService(context)
  const digest = createDigestService(context)
  const outbox = createOutboxService(context, adminActions)
  const ledger = createLedgerService(context)
  const payments = createPaymentService(context, ledger)
  const invoiceDetails = createInvoiceDetailsService(context)
  const invoices = createInvoiceService(context, invoiceDetails)
  const paymentMails = createPaymentMailService(context, invoices)
  const billingDays = createBillingDayService(context, ledger, paymentMails)
  const subscriptions = createSubscriptionService(context, ledger)
  const paymentParts = { mails: paymentMails, subscriptions }
  const notifications = createNotificationService(context, {
    checks: createNotificationCheckService(context),
    failures: createFailurePostingService(ledger, paymentParts),
    ledger,
    payments: createPaymentPostingService(ledger, paymentParts),
    subscriptions,
  })
  const moneyAttention = createAttentionService(context, adminActions)
  const schedule = createScheduleService(context)
  const uploads = createUploadService(context)
  const profiles = createProfileService(context, uploads)
  const bookingSetup = createBookingSetupService(context, profiles)
  const blockedTimes = createBlockedTimeService(context)
  const ownBookings = createOwnBookingService(context, profiles, { blockedTimes, bookingSetup })
  const adminReviews = createAdminReviewService(context, {
    actions: adminActions,
    businesses: bookableBusinesses,
  })
  const nearby = createNearbyBusinessService(context)
  const visitorBookings = createVisitorBookingService(context, {
    businesses: bookableBusinesses,
    nearby,
  })
  const reviews = createReviewService(context, {
    businesses: bookableBusinesses,
    visitorBookings,
  })
  const answerSpeed = createAnswerSpeedService(context)
  const bookingSteps = createBookingStepsService(context, { answerSpeed, nearby })
  const reviewWriters = createReviewWriterService(context, bookableBusinesses)
  const ownReviews = createOwnReviewService(context, profiles)
  return {
    accounts,
    adminActions,
    adminBusinesses: createAdminBusinessService(context, adminActions),
    adminGems: createAdminGemService(context, adminActions),
    adminMoney: createAdminMoneyService(context, ledger, {
      actions: adminActions,
      attention: moneyAttention,
    }),
    adminPayments: createAdminPaymentService(context, ledger, {
      actions: adminActions,
      mails: paymentMails,
    }),
    adminNewsletter: createAdminNewsletterService(context, adminActions),
    adminReviews,
    adminStats: createAdminStatsService(context, adminReviews),
    adminUsers: createAdminUserService(context, {
      actions: adminActions,
      ledger,
      passwords,
      payments,
      sessions,
      uploads,
    }),
    analytics: createAnalyticsService(context, { answerSpeed, profiles }),
    answerSpeed,
    bookingAnswers: createBookingAnswerService(context, {
      answerSpeed,
      businesses: bookableBusinesses,
      nearby,
    }),
    bookingSteps,
    blockedTimes,
    bookingSetup,
    bookingGroups: createBookingGroupService(context, bookableBusinesses),
    bookings: createBookingService(context, bookableBusinesses, freeTimes),
    businessDetails: createBusinessDetailService(businesses, reviews, bookingSetup),
    businesses,
    billing: createBillingService(context, ledger, { invoiceDetails, invoices }),
    calendarFeeds: createCalendarFeedService(context, { profiles, ownBookings }),
    billingDays,
    checkouts: createCheckoutService(context, ledger),
    confirmations,
    dashboard: createDashboardService({ profiles, ownBookings, ownReviews, payments }),
    digest,
    freeTimes,
    gems: createGemService(context),
    moneyAttention,
    invoiceDetails,
    invoices,
    ledger,
    newsletter: createNewsletterService(context),
    notifications,
    notListed: createNotListedService(context, { businesses, ledger }),
    outbox,
    ownBookings,
    ownReviews,
    passwords,
    payments,
    planChanges: createPlanChangeService(context, ledger, paymentParts),
    profiles,
    reviewWriters,
    reviewReports: createReviewReportService(context),
    reviews,
    schedule,
    secondFactors,
    sessions,
    shares: createShareService(context),
    sitemap: createSitemapService(context),
    suggestions: createSuggestionService(context, businesses),
    /** Scheduled tasks. */
    tasks: [
      ...createBookingTasks(bookingSteps, answerSpeed),
      ...createBusinessTasks(businesses),
      ...createDigestTasks(digest),
      ...createBackgroundWorkTasks(outbox, schedule),
      ...createMoneyTasks(moneyAttention),
      ...createPaymentTasks(billingDays),
      ...createReviewTasks(reviewWriters),
      ...createUploadTasks(uploads),
    ],
    uploads,
    views: createViewService(context),
    visitorBookings,
    visitorGroups: createVisitorGroupService(context),
  }
}

export type Services = ReturnType<typeof createServices>
