import type { FastifyPluginAsync } from 'fastify'
import { accountRoutes } from './features/accounts/account.routes.ts'
import { emailConfirmationRoutes } from './features/accounts/email-confirmation.routes.ts'
import { createGuards } from './features/accounts/guards.ts'
import { passwordRoutes } from './features/accounts/passwords/password.routes.ts'
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor.routes.ts'
import { sessionRoutes } from './features/accounts/sessions/session.routes.ts'
import { createSessionCookies } from './features/accounts/sessions/session-cookies.ts'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { blockedTimeRoutes } from './features/booking-times/blocked-time.routes.ts'
import { bookingSetupRoutes } from './features/booking-times/booking-setup.routes.ts'
import { freeTimeRoutes } from './features/booking-times/free-time.routes.ts'
import { bookingRoutes } from './features/bookings/booking.routes.ts'
import { calendarFeedRoutes } from './features/bookings/calendar/calendar-feed.routes.ts'
import { bookingGroupRoutes } from './features/bookings/groups/booking-group.routes.ts'
import { ownBookingRoutes } from './features/bookings/own-booking.routes.ts'
import { visitorBookingRoutes } from './features/bookings/visitor-booking.routes.ts'
import { businessListRoutes } from './features/businesses/business.routes.ts'
import { profileRoutes } from './features/businesses/profile.routes.ts'
import { categoryRoutes } from './features/categories/category.routes.ts'
import { gemRoutes } from './features/gems/gem.routes.ts'
import { choiceRoutes } from './features/newsletter/mail-choice.routes.ts'
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts'
import { billingRoutes } from './features/payments/billing.routes.ts'
import { notificationRoutes } from './features/payments/notification.routes.ts'
import { ownReviewRoutes } from './features/reviews/own-review.routes.ts'
import { reviewRoutes } from './features/reviews/review.routes.ts'
import { reviewReportRoutes } from './features/reviews/review-report.routes.ts'
import { reviewWriterRoutes } from './features/reviews/review-writer.routes.ts'
import { shareRoutes } from './features/sharing/share.routes.ts'
import { suggestionRoutes } from './features/suggestions/suggestion.routes.ts'
import { imageRoutes } from './features/uploads/image.routes.ts'
import { uploadRoutes } from './features/uploads/upload.routes.ts'
import { viewRoutes } from './features/views/view.routes.ts'
import type { AnswerCache } from './platform/cache/answer-cache.ts'
import type { Context } from './platform/context.ts'
import { watchMethods } from './platform/http/api-document/allowed-methods.ts'
import { healthRoutes } from './platform/http/health.routes.ts'
import type { Devices } from './platform/http/limits/device.ts'
import type { Limits } from './platform/http/limits/limits.ts'
import { sendProblem } from './platform/http/problems.ts'
import { adminPanelRoutes } from './screens/admin-panel.routes.ts'
import { businessDetailRoutes } from './screens/business-detail.routes.ts'
import { dashboardRoutes } from './screens/dashboard.routes.ts'
import type { Services } from './services.ts'

interface ApiOptions {
  context: Context
  services: Services
  limits: Limits
  devices: Devices
  answers: AnswerCache
}

/** All API routes, one line per feature. */
export const apiRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const { context, services, limits, devices, answers } = options
  const methodsOf = watchMethods(app)
  await app.register(healthRoutes, { db: context.db })
  const cookies = createSessionCookies(context)
  const guards = createGuards(app, services.sessions, cookies)
  await app.register(accountRoutes, {
    accounts: services.accounts,
    sessions: services.sessions,
    cookies,
    devices,
    guards,
    limits,
  })
  await app.register(adminPanelRoutes, { services, guards })
  await app.register(blockedTimeRoutes, { blockedTimes: services.blockedTimes, guards })
  await app.register(bookingSetupRoutes, { bookingSetup: services.bookingSetup, guards })
  await app.register(freeTimeRoutes, { freeTimes: services.freeTimes, limits })
  await app.register(bookingRoutes, { bookings: services.bookings, limits })
  await app.register(businessDetailRoutes, {
    businessDetails: services.businessDetails,
    answers,
  })
  await app.register(passwordRoutes, {
    passwords: services.passwords,
    cookies,
    devices,
    guards,
    limits,
  })
  await app.register(businessListRoutes, {
    businesses: services.businesses,
    answers,
  })
  await app.register(categoryRoutes, { answers })
  await app.register(dashboardRoutes, { dashboard: services.dashboard, guards })
  await app.register(ownBookingRoutes, {
    bookingAnswers: services.bookingAnswers,
    ownBookings: services.ownBookings,
    guards,
  })
  await app.register(calendarFeedRoutes, {
    calendarFeeds: services.calendarFeeds,
    guards,
    limits,
  })
  await app.register(bookingGroupRoutes, {
    bookingGroups: services.bookingGroups,
    visitorGroups: services.visitorGroups,
    limits,
  })
  await app.register(visitorBookingRoutes, { visitorBookings: services.visitorBookings, limits })
  await app.register(ownReviewRoutes, { ownReviews: services.ownReviews, guards, limits })
  await app.register(analyticsRoutes, { analytics: services.analytics, guards })
  await app.register(emailConfirmationRoutes, {
    confirmations: services.confirmations,
    guards,
    limits,
  })
  await app.register(gemRoutes, { gems: services.gems, answers })
  await app.register(imageRoutes, { uploads: services.uploads })
  await app.register(newsletterRoutes, { newsletter: services.newsletter, limits })
  await app.register(choiceRoutes, {
    newsletter: services.newsletter,
    digest: services.digest,
    limits,
  })
  await app.register(billingRoutes, {
    billing: services.billing,
    planChanges: services.planChanges,
    invoiceDetails: services.invoiceDetails,
    guards,
  })
  await app.register(notificationRoutes, { notifications: services.notifications, limits })
  await app.register(reviewRoutes, { reviews: services.reviews, limits, devices })
  await app.register(reviewReportRoutes, {
    reports: services.reviewReports,
    guards,
    limits,
    devices,
  })
  await app.register(reviewWriterRoutes, { writers: services.reviewWriters, limits, devices })
  await app.register(secondFactorRoutes, {
    secondFactors: services.secondFactors,
    guards,
    limits,
  })
  await app.register(sessionRoutes, { sessions: services.sessions, guards })
  await app.register(shareRoutes, { shares: services.shares, limits })
  await app.register(profileRoutes, { profiles: services.profiles, guards })
  await app.register(suggestionRoutes, { suggestions: services.suggestions, limits })
  await app.register(uploadRoutes, { uploads: services.uploads, guards, limits })
  await app.register(viewRoutes, { views: services.views, guards, limits, devices })
  app.all('/api/*', { schema: { hide: true } }, (request, reply) => {
    const detail = `There is no call ${request.method} here.`
    const allowed = methodsOf(request.url.split('?', 1)[0] ?? '')
    if (allowed.length === 0) return sendProblem(reply, { status: 404, detail })
    return sendProblem(reply.header('allow', allowed.join(', ')), { status: 405, detail })
  })
}
