import type { Context } from './context.ts'
import { createAccountService } from './features/accounts/account.service.ts'
import { createEmailConfirmationService } from './features/accounts/email-confirmation.service.ts'
import { createPasswordService } from './features/accounts/password.service.ts'
import { createSecondFactorService } from './features/accounts/second-factor.service.ts'
import { createSessionService } from './features/accounts/session.service.ts'
import { createAdminServices } from './features/admin/admin.services.ts'
import { createAdminActionService } from './features/admin/admin-action.service.ts'
import { createBookingService } from './features/bookings/booking.service.ts'
import { createAddresseeService } from './features/businesses/addressee.service.ts'
import { createBusinessService } from './features/businesses/business.service.ts'
import { createBusinessDetailService } from './features/businesses/business-detail.service.ts'
import { createSitemapService } from './features/businesses/sitemap.service.ts'
import { createAnalyticsService } from './features/dashboard/analytics.service.ts'
import { createDashboardService } from './features/dashboard/dashboard.service.ts'
import { createProfileService } from './features/dashboard/profile.service.ts'
import { createDigestService } from './features/digest/digest.service.ts'
import { createGemService } from './features/gems/gem.service.ts'
import { createNewsletterService } from './features/newsletter/newsletter.service.ts'
import { createPaymentService } from './features/payments/payment.service.ts'
import { createReviewService } from './features/reviews/review.service.ts'
import { createShareService } from './features/sharing/share.service.ts'
import { createUploadService } from './features/uploads/upload.service.ts'
import { createViewService } from './features/views/view.service.ts'
import { createOutboxService } from './outbox/outbox.service.ts'
import { createScheduleService } from './schedule/schedule.service.ts'

/** The one place where services meet each other. */
export function createServices(context: Context) {
  const confirmations = createEmailConfirmationService(context)
  const actions = createAdminActionService(context)
  const secondFactors = createSecondFactorService(context, actions)
  const accounts = createAccountService(context, { confirmations, secondFactors })
  const addressees = createAddresseeService(context)
  const payments = createPaymentService(context)
  const reviews = createReviewService(context, addressees)
  const uploads = createUploadService(context)
  const profiles = createProfileService(context, uploads)
  return {
    accounts,
    analytics: createAnalyticsService(context, profiles),
    admin: createAdminServices(context, { accounts, actions, payments, reviews, uploads }),
    bookings: createBookingService(context, addressees),
    businessDetails: createBusinessDetailService(context, reviews),
    confirmations,
    dashboard: createDashboardService(context, profiles, payments),
    businesses: createBusinessService(context),
    digest: createDigestService(context),
    gems: createGemService(context),
    newsletter: createNewsletterService(context),
    passwords: createPasswordService(context, accounts),
    payments,
    profiles,
    reviews,
    secondFactors,
    sessions: createSessionService(context),
    sitemap: createSitemapService(context),
    shares: createShareService(context),
    uploads,
    views: createViewService(context),
    outbox: createOutboxService(context, actions),
    schedule: createScheduleService(context),
  }
}

export type Services = ReturnType<typeof createServices>
