import type { FastifyPluginAsync } from 'fastify'
import { accountRoutes } from './features/accounts/account.routes.ts'
import { userPageForms } from './features/accounts/admin/user-page.forms.ts'
import { emailChangeRoutes } from './features/accounts/email/email-change.routes.ts'
import { emailConfirmationRoutes } from './features/accounts/email/email-confirmation.routes.ts'
import type { Guards } from './features/accounts/guards.ts'
import { notMeRoutes } from './features/accounts/notices/not-me.routes.ts'
import { passkeyRoutes } from './features/accounts/passkeys/passkey.routes.ts'
import { passkeySignInRoutes } from './features/accounts/passkeys/passkey-sign-in.routes.ts'
import { passwordRoutes } from './features/accounts/passwords/password.routes.ts'
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor.routes.ts'
import { sessionRoutes } from './features/accounts/sessions/session.routes.ts'
import type { SessionCookies } from './features/accounts/sessions/session-cookies.ts'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { blockedTimeRoutes } from './features/booking-times/blocked-time.routes.ts'
import { bookingSetupRoutes } from './features/booking-times/booking-setup.routes.ts'
import { freeTimeRoutes } from './features/booking-times/free-time.routes.ts'
import { otherCalendarRoutes } from './features/booking-times/other-calendar/other-calendar.routes.ts'
import { personRoutes } from './features/booking-times/person.routes.ts'
import { bookingRoutes } from './features/bookings/booking.routes.ts'
import {
  calendarFeedRoutes,
  calendarFileRoutes,
} from './features/bookings/calendar/calendar-feed.routes.ts'
import { bookingGroupRoutes } from './features/bookings/groups/booking-group.routes.ts'
import { ownBookingRoutes } from './features/bookings/own-booking.routes.ts'
import { visitorBookingRoutes } from './features/bookings/visitor-booking.routes.ts'
import { breachNoticeForms } from './features/breach-notices/breach-notice.forms.ts'
import { businessListRoutes } from './features/businesses/business.routes.ts'
import { profileRoutes } from './features/businesses/profile.routes.ts'
import { categoryRoutes } from './features/categories/category.routes.ts'
import { adminClaimRoutes } from './features/claims/admin-claim.routes.ts'
import { claimRoutes } from './features/claims/claim.routes.ts'
import { closingForms } from './features/closing/closing.forms.ts'
import {
  adminCorrectionRoutes,
  correctionRoutes,
} from './features/corrections/correction.routes.ts'
import { dataRequestForms } from './features/data-requests/data-request.forms.ts'
import { contactRoutes } from './features/desk/contact.routes.ts'
import { inboxForms } from './features/desk/inbox.forms.ts'
import { inboxRoutes } from './features/desk/inbox.routes.ts'
import { galleryRoutes } from './features/gallery/gallery.routes.ts'
import { gemRoutes } from './features/gems/gem.routes.ts'
import { gemRequestForms } from './features/gems/requests/gem-request.routes.ts'
import { helpForms } from './features/help/help.forms.ts'
import { importRoutes } from './features/imports/import.routes.ts'
import { invitationForms } from './features/invitations/invitation.forms.ts'
import { invoiceRoutes } from './features/invoices/invoice.routes.ts'
import { adminMoneyForms } from './features/money/admin-money.forms.ts'
import { choiceRoutes } from './features/newsletter/mail-choice.routes.ts'
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts'
import { billingRoutes } from './features/payments/billing.routes.ts'
import { notificationRoutes } from './features/payments/notification.routes.ts'
import { dataDownloadRoutes } from './features/personal-data/data-download.routes.ts'
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts'
import { readinessForms } from './features/readiness/readiness.forms.ts'
import { ownReviewRoutes } from './features/reviews/own-review.routes.ts'
import { reviewRoutes } from './features/reviews/review.routes.ts'
import { reviewEditRoutes } from './features/reviews/review-edit.routes.ts'
import { reviewReportRoutes } from './features/reviews/review-report.routes.ts'
import { reviewWriterRoutes } from './features/reviews/review-writer.routes.ts'
import { shareRoutes } from './features/sharing/share.routes.ts'
import { suggestionRoutes } from './features/suggestions/suggestion.routes.ts'
import { unclaimedForms } from './features/unclaimed/unclaimed.forms.ts'
import { imageRoutes } from './features/uploads/image.routes.ts'
import { uploadRoutes } from './features/uploads/upload.routes.ts'
import { viewRoutes } from './features/views/view.routes.ts'
import type { AnswerCache } from './platform/cache/answer-cache.ts'
import type { Context } from './platform/context.ts'
import { watchMethods } from './platform/http/api-document/allowed-methods.ts'
import { createRoute } from './platform/http/api-route.ts'
import type { Form } from './platform/http/forms/form.ts'
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
  cookies: SessionCookies
  guards: Guards
  form: Form
  answers: AnswerCache
}

/** All API routes, one line per feature. */
export const apiRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const { context, services, limits, devices, cookies, guards, form, answers } = options
  const methodsOf = watchMethods(app)
  const route = createRoute(app, guards.of)
  healthRoutes(route, { db: context.db, logLevel: context.config.logLevel })
  accountRoutes(route, {
    form,
    accounts: services.accounts,
    clock: context.clock,
    failedSignIns: services.failedSignIns,
    sessions: services.sessions,
    cookies,
    devices,
    limits,
  })
  adminPanelRoutes(route, services)
  adminMoneyForms(form, {
    payments: services.adminPayments,
    attention: services.moneyAttention,
  })
  userPageForms(form, {
    outbox: services.outbox,
    undos: services.adminUndos,
    users: services.adminUsers,
  })
  readinessForms(form, {
    backups: services.backups,
    dailyLook: services.dailyLook,
    readiness: services.readiness,
    site: services.site,
    testNotifications: services.testNotifications,
  })
  importRoutes(route, form, { imports: services.imports })
  correctionRoutes(route, { corrections: services.corrections, devices, form, limits })
  const { businessChanges, corrections } = services
  adminCorrectionRoutes(route, { businessChanges, corrections, form })
  claimRoutes(route, { ...services, cookies, devices, form, limits })
  adminClaimRoutes(route, { adminClaims: services.adminClaims, form })
  unclaimedForms(form, { unclaimed: services.unclaimed })
  invitationForms(form, { invitations: services.invitations })
  dataRequestForms(form, { requests: services.dataRequests })
  breachNoticeForms(form, { notices: services.breachNotices })
  dataDownloadRoutes(route, { downloads: services.dataDownloads, form })
  closingForms(form, { closings: services.closings, limits })
  personalDataRoutes(route, { form, limits, personalData: services.personalData })
  blockedTimeRoutes(route, { blockedTimes: services.blockedTimes })
  otherCalendarRoutes(route, { otherCalendars: services.otherCalendars, limits })
  bookingSetupRoutes(route, { bookingSetup: services.bookingSetup })
  personRoutes(route, { people: services.people })
  freeTimeRoutes(route, { freeTimes: services.freeTimes, limits })
  bookingRoutes(route, { form, bookings: services.bookings, guards, limits })
  businessDetailRoutes(route, {
    businessDetails: services.businessDetails,
    answers,
  })
  passwordRoutes(route, {
    passwords: services.passwords,
    cookies,
    devices,
    limits,
  })
  notMeRoutes(route, { notMe: services.notMe, cookies, limits })
  passkeyRoutes(route, { passkeys: services.passkeys, limits })
  passkeySignInRoutes(route, {
    passkeySignIns: services.passkeySignIns,
    sessions: services.sessions,
    cookies,
    devices,
    limits,
  })
  businessListRoutes(route, {
    businesses: services.businesses,
    answers,
  })
  categoryRoutes(route, { answers })
  dashboardRoutes(route, { dashboard: services.dashboard })
  ownBookingRoutes(route, {
    form,
    limits,
    bookingDecisions: services.bookingDecisions,
    enteredBookings: services.enteredBookings,
    ownBookings: services.ownBookings,
  })
  calendarFeedRoutes(route, { calendarFeeds: services.calendarFeeds })
  await app.register(calendarFileRoutes, {
    calendarFeeds: services.calendarFeeds,
    visitorBookings: services.visitorBookings,
    limits,
  })
  bookingGroupRoutes(route, {
    form,
    bookingGroups: services.bookingGroups,
    visitorGroups: services.visitorGroups,
    guards,
    limits,
  })
  visitorBookingRoutes(route, { form, visitorBookings: services.visitorBookings, limits })
  ownReviewRoutes(route, { form, ownReviews: services.ownReviews, limits })
  analyticsRoutes(route, {
    advancedAnalytics: services.advancedAnalytics,
    analytics: services.analytics,
  })
  emailChangeRoutes(route, { emailChanges: services.emailChanges, limits })
  emailConfirmationRoutes(route, {
    confirmations: services.confirmations,
    limits,
  })
  galleryRoutes(route, { galleries: services.galleries, limits })
  gemRoutes(route, { gems: services.gems, answers })
  gemRequestForms(form, { requests: services.gemRequests, limits })
  contactRoutes(route, {
    context,
    form,
    guards,
    limits,
    conversations: services.conversations,
  })
  inboxForms(form, { inbox: services.inbox })
  inboxRoutes(route, { inbox: services.inbox })
  helpForms(form, { help: services.help, limits })
  await app.register(imageRoutes, { uploads: services.uploads })
  newsletterRoutes(route, { form, newsletter: services.newsletter, limits })
  choiceRoutes(route, {
    form,
    newsletter: services.newsletter,
    digest: services.digest,
    limits,
  })
  billingRoutes(route, {
    form,
    billing: services.billing,
    planChanges: services.planChanges,
    invoiceDetails: services.invoiceDetails,
  })
  invoiceRoutes(route, { invoices: services.invoices })
  notificationRoutes(route, { notifications: services.notifications, limits })
  reviewRoutes(route, { form, reviews: services.reviews, guards, limits, devices })
  reviewEditRoutes(route, { form, edits: services.reviewEdits, guards, limits })
  reviewReportRoutes(route, { form, reports: services.reviewReports, guards, limits, devices })
  reviewWriterRoutes(route, { form, writers: services.reviewWriters, guards, limits, devices })
  secondFactorRoutes(route, {
    secondFactors: services.secondFactors,
    limits,
  })
  sessionRoutes(route, { sessions: services.sessions })
  shareRoutes(route, { shares: services.shares, limits })
  profileRoutes(route, { profiles: services.profiles })
  suggestionRoutes(route, { suggestions: services.suggestions, limits })
  uploadRoutes(route, { uploads: services.uploads, limits })
  viewRoutes(route, { views: services.views, guards, limits, devices })
  app.all('/api/*', { schema: { hide: true } }, (request, reply) => {
    const detail = `There is no call ${request.method} here.`
    const allowed = methodsOf(request.url.split('?', 1)[0] ?? '')
    if (allowed.length === 0) return sendProblem(reply, { status: 404, detail })
    return sendProblem(reply.header('allow', allowed.join(', ')), { status: 405, detail })
  })
}
