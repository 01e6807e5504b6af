import { emailConfirmation } from '#server/features/accounts/mail/email-confirmation.tsx'
import { passwordReset } from '#server/features/accounts/mail/password-reset.tsx'
import { planPaused } from '#server/features/accounts/mail/plan-paused.tsx'
import { planResumed } from '#server/features/accounts/mail/plan-resumed.tsx'
import { bookingConfirmation } from '#server/features/bookings/mail/booking-confirmation.tsx'
import { bookingRequest } from '#server/features/bookings/mail/booking-request.tsx'
import { monthlyDigest } from '#server/features/digest/mail/monthly-digest.tsx'
import { newsletterConfirmation } from '#server/features/newsletter/mail/newsletter-confirmation.tsx'
import { welcome } from '#server/features/payments/mail/welcome.tsx'
import { newReview } from '#server/features/reviews/mail/new-review.tsx'
import type { MessageKind } from './messages.ts'
import type { Template } from './template.ts'

export const TEMPLATES: { [Kind in MessageKind]: Template<Kind> } = {
  'booking-confirmation': bookingConfirmation,
  'booking-request': bookingRequest,
  'email-confirmation': emailConfirmation,
  'monthly-digest': monthlyDigest,
  'new-review': newReview,
  'newsletter-confirmation': newsletterConfirmation,
  'password-reset': passwordReset,
  'plan-paused': planPaused,
  'plan-resumed': planResumed,
  welcome,
}
