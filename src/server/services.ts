import { createAdminServices } from './admin-services.ts'
import { createAccountService } from './features/accounts/account.service.ts'
import { createEmailChangeService } from './features/accounts/email/email-change.service.ts'
import { createEmailConfirmationService } from './features/accounts/email/email-confirmation.service.ts'
import { createFailedSignInService } from './features/accounts/failed-sign-ins/failed-sign-in.service.ts'
import { createAccountNoticeService } from './features/accounts/notices/account-notice.service.ts'
import { createNotMeService } from './features/accounts/notices/not-me.service.ts'
import { createPasskeyService } from './features/accounts/passkeys/passkey.service.ts'
import { createPasskeyChallengeService } from './features/accounts/passkeys/passkey-challenge.service.ts'
import { createPasskeySignInService } from './features/accounts/passkeys/passkey-sign-in.service.ts'
import { createPasswordService } from './features/accounts/passwords/password.service.ts'
import { createSecondFactorService } from './features/accounts/second-factor/second-factor.service.ts'
import { createKnownDeviceService } from './features/accounts/sessions/known-device.service.ts'
import { createSessionService } from './features/accounts/sessions/session.service.ts'
import { createAdminActionService } from './features/admin-actions/admin-action.service.ts'
import { createAnalyticsService } from './features/analytics/analytics.service.ts'
import { createBackgroundWorkTasks } from './features/background-work/background-work.tasks.ts'
import { createOutboxService } from './features/background-work/outbox.service.ts'
import { createScheduleService } from './features/background-work/schedule.service.ts'
import { createBackupService } from './features/backups/backup.service.ts'
import { createBackupTasks } from './features/backups/backup.tasks.ts'
import { createBlockedTimeService } from './features/booking-times/blocked-time.service.ts'
import { createFreeTimeService } from './features/booking-times/free-time.service.ts'
import { createOtherCalendarService } from './features/booking-times/other-calendar/other-calendar.service.ts'
import { createOtherCalendarTasks } from './features/booking-times/other-calendar/other-calendar.tasks.ts'
import { createPersonService } from './features/booking-times/person.service.ts'
import { createAnswerSpeedService } from './features/bookings/answer-speed/answer-speed.service.ts'
import { createBookingService } from './features/bookings/booking.service.ts'
import { createBookingTasks } from './features/bookings/booking.tasks.ts'
import { createBookingDecisionService } from './features/bookings/booking-decision.service.ts'
import { createBookingStepsService } from './features/bookings/booking-steps.service.ts'
import { createCalendarFeedService } from './features/bookings/calendar/calendar-feed.service.ts'
import { createDiaryService } from './features/bookings/diary.service.ts'
import { createEnteredBookingService } from './features/bookings/entered-booking.service.ts'
import { createBookingGroupService } from './features/bookings/groups/booking-group.service.ts'
import { createVisitorGroupService } from './features/bookings/groups/visitor-group.service.ts'
import { createOwnBookingService } from './features/bookings/own-booking.service.ts'
import { createVisitorBookingService } from './features/bookings/visitor-booking.service.ts'
import { createBookableBusinessService } from './features/businesses/bookable-business.service.ts'
import { createBusinessService } from './features/businesses/business.service.ts'
import { createNearbyBusinessService } from './features/businesses/nearby-business.service.ts'
import { createSitemapService } from './features/businesses/sitemap.service.ts'
import { createDeskServices } from './features/desk/desk.services.ts'
import { createDigestService } from './features/digest/digest.service.ts'
import { createDigestTasks } from './features/digest/digest.tasks.ts'
import { createGalleryTasks } from './features/gallery/gallery.tasks.ts'
import { createHelpService } from './features/help/help.service.ts'
import { createInvoiceService } from './features/invoices/invoice.service.ts'
import { createInvoiceDetailsService } from './features/invoices/invoice-details.service.ts'
import { createLedgerService } from './features/ledger/ledger.service.ts'
import { createLegalService } from './features/legal/legal.service.ts'
import { createAdminPaymentService } from './features/money/admin-payment.service.ts'
import { createAttentionService } from './features/money/attention.service.ts'
import { createMoneyTasks } from './features/money/money.tasks.ts'
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
import { OUTSIDE, type Outside } from './features/readiness/outside.ts'
import { createAdminDigestService } from './features/reviews/admin-notices/admin-digest.service.ts'
import { createAdminReviewService } from './features/reviews/admin-review.service.ts'
import { createReviewFiguresService } from './features/reviews/figures/review-figures.service.ts'
import { createOwnReviewService } from './features/reviews/own-review.service.ts'
import { createReviewService } from './features/reviews/review.service.ts'
import { createReviewTasks } from './features/reviews/review.tasks.ts'
import { createReviewEditService } from './features/reviews/review-edit.service.ts'
import { createReviewReportService } from './features/reviews/review-report.service.ts'
import { createReviewWriterService } from './features/reviews/review-writer.service.ts'
import { createSelfReviewService } from './features/reviews/self-review.service.ts'
import { createSearchService } from './features/search/search.service.ts'
import { createSearchTasks } from './features/search/search.tasks.ts'
import { createShareService } from './features/sharing/share.service.ts'
import { createSuggestionService } from './features/suggestions/suggestion.service.ts'
import { createUploadTasks } from './features/uploads/upload.tasks.ts'
import { createListingServices } from './listing-services.ts'
import { runBackupProcess } from './operations/backups/backup-process.ts'
import type { Context } from './platform/context.ts'
import { createPrivacyServices, createPrivacyTasks } from './privacy-services.ts'
import { createReadinessServices } from './readiness-services.ts'
import { createBusinessDetailService } from './screens/business-detail.service.ts'
import { createDashboardService } from './screens/dashboard.service.ts'
import { createNotListedService } from './screens/not-listed.service.ts'
import { createSupplyServices, createSupplyTasks } from './supply-services.ts'
import { createVisitServices } from './visit-services.ts'

/** The only place where services get each other. */
export function createServices(context: Context, outside: Outside = OUTSIDE) {
  const confirmations = createEmailConfirmationService(context)
  const adminActions = createAdminActionService(context)
  const desk = createDeskServices(context, adminActions)
  const notices = createAccountNoticeService(context)
  const secondFactors = createSecondFactorService(context, { actions: adminActions, notices })
  const sessions = createSessionService(context, secondFactors)
  const knownDevices = createKnownDeviceService(context)
  const legal = createLegalService(context)
  const accounts = createAccountService(context, {
    confirmations,
    knownDevices,
    legal,
    notices,
    secondFactors,
    sessions,
  })
  const passwords = createPasswordService(context, { accounts, knownDevices, notices })
  const passkeyChallenges = createPasskeyChallengeService(context)
  const failedSignIns = createFailedSignInService(context)
  const bookableBusinesses = createBookableBusinessService(context)
  const search = createSearchService(context)
  const businesses = createBusinessService(context, search)
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
  const backups = createBackupService(context, runBackupProcess)
  const listing = createListingServices(context)
  const { bookingSetup, galleries, profiles, uploads } = listing
  const { visitTasks, ...visits } = createVisitServices(context, {
    actions: adminActions,
    profiles,
  })
  const people = createPersonService(context)
  const blockedTimes = createBlockedTimeService(context, people)
  const otherCalendars = createOtherCalendarService(context, profiles)
  const diary = createDiaryService(blockedTimes, bookingSetup)
  const ownBookings = createOwnBookingService(context, profiles, {
    blockedTimes,
    bookingSetup,
    diary,
  })
  const adminReviews = createAdminReviewService(context, {
    actions: adminActions,
    businesses: bookableBusinesses,
  })
  const nearby = createNearbyBusinessService(context, search)
  const visitorBookings = createVisitorBookingService(context, {
    businesses: bookableBusinesses,
    diary,
    freeTimes,
    nearby,
  })
  const selfReviews = createSelfReviewService(context, knownDevices)
  const reviews = createReviewService(context, {
    businesses: bookableBusinesses,
    selfReviews,
    visitorBookings,
  })
  const answerSpeed = createAnswerSpeedService(context)
  const bookingSteps = createBookingStepsService(context, { answerSpeed, nearby })
  const reviewWriters = createReviewWriterService(context, {
    businesses: bookableBusinesses,
    selfReviews,
  })
  const reviewEdits = createReviewEditService(context, {
    businesses: bookableBusinesses,
    selfReviews,
    visitorBookings,
  })
  const ownReviews = createOwnReviewService(context, profiles)
  const supply = createSupplyServices(context, adminActions)
  const privacy = createPrivacyServices(context, {
    actions: adminActions,
    deleteAgain: (trx, userId) => admin.adminUsers.deleteAgain(trx, userId),
    deleteClosed: (userId, isDue) => admin.adminUsers.deleteClosed(userId, isDue),
    ledger,
    legal,
    secondFactors,
    site: supply.site,
    subscriptions,
    uploads,
    withdrawReviews: reviewEdits.withdrawAll,
  })
  /** Scheduled tasks. */
  const tasks = [
    ...createBookingTasks(bookingSteps, answerSpeed),
    ...createOtherCalendarTasks(otherCalendars),
    ...createSearchTasks(search),
    ...createDigestTasks(digest),
    ...visitTasks,
    ...createBackgroundWorkTasks(outbox, schedule),
    ...createBackupTasks(backups, context.config.backupTo !== undefined),
    ...createMoneyTasks(moneyAttention),
    ...createPaymentTasks(billingDays),
    ...createReviewTasks(createAdminDigestService(context, adminReviews, desk.inbox)),
    ...createPrivacyTasks(context, privacy),
    ...createGalleryTasks(galleries),
    ...createUploadTasks(uploads),
    ...createSupplyTasks(context, supply, ledger),
  ]
  const admin = createAdminServices(context, {
    actions: adminActions,
    adminClaims: supply.adminClaims,
    attention: moneyAttention,
    backups,
    corrections: supply.corrections,
    failedSignIns,
    gemRequests: visits.gemRequests,
    inbox: desk.inbox,
    ledger,
    passwords,
    payments,
    reviews: adminReviews,
    requests: privacy.dataRequests,
    sessions,
    subscriptions,
    uploads,
  })
  return {
    ...admin,
    ...desk,
    ...listing,
    ...privacy,
    ...visits,
    ...supply,
    ...createReadinessServices(context, outside, {
      backups,
      schedule,
      site: supply.site,
      tasks,
    }),
    accounts,
    adminActions,
    adminPayments: createAdminPaymentService(context, ledger, {
      actions: adminActions,
      ...paymentParts,
    }),
    adminReviews,
    analytics: createAnalyticsService(context, { answerSpeed, profiles }),
    answerSpeed,
    backups,
    bookingDecisions: createBookingDecisionService(context, {
      answerSpeed,
      businesses: bookableBusinesses,
      diary,
      nearby,
      people,
    }),
    bookingSteps,
    blockedTimes,
    bookingGroups: createBookingGroupService(context, {
      businesses: bookableBusinesses,
      knownDevices,
    }),
    bookings: createBookingService(context, {
      businesses: bookableBusinesses,
      freeTimes,
      knownDevices,
    }),
    businessDetails: createBusinessDetailService({ ...listing, ...supply, businesses, reviews }),
    businesses,
    billing: createBillingService(context, ledger, { invoiceDetails, invoices, subscriptions }),
    calendarFeeds: createCalendarFeedService(context, { notices, profiles, ownBookings }),
    billingDays,
    checkouts: createCheckoutService(context, ledger, invoiceDetails),
    confirmations,
    dashboard: createDashboardService({
      closings: privacy.closings,
      profiles,
      ownBookings,
      ownReviews,
      payments,
    }),
    digest,
    emailChanges: createEmailChangeService(context, { notices, secondFactors }),
    enteredBookings: createEnteredBookingService(context, {
      bookingSetup,
      businesses: bookableBusinesses,
      diary,
      people,
      profiles,
    }),
    failedSignIns,
    freeTimes,
    help: createHelpService(context),
    moneyAttention,
    invoiceDetails,
    invoices,
    ledger,
    newsletter: createNewsletterService(context),
    notifications,
    notMe: createNotMeService(context, { passwords }),
    notListed: createNotListedService(context, { ...supply, businesses, ledger }),
    otherCalendars,
    outbox,
    ownBookings,
    ownReviews,
    people,
    passkeys: createPasskeyService(context, {
      actions: adminActions,
      challenges: passkeyChallenges,
      notices,
      secondFactors,
    }),
    passkeySignIns: createPasskeySignInService(context, {
      accounts,
      challenges: passkeyChallenges,
      failedSignIns,
    }),
    passwords,
    payments,
    planChanges: createPlanChangeService(context, ledger, paymentParts),
    reviewEdits,
    reviewWriters,
    reviewFigures: createReviewFiguresService(context),
    reviewReports: createReviewReportService(context),
    reviews,
    schedule,
    secondFactors,
    sessions,
    shares: createShareService(context),
    sitemap: createSitemapService(context),
    search,
    suggestions: createSuggestionService(context, search),
    visitorBookings,
    visitorGroups: createVisitorGroupService(context),
  }
}

export type Services = ReturnType<typeof createServices>
