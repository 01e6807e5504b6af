import type { MessageKind } from './messages.ts'
import type { Template } from './template.ts'
import { bookingConfirmation } from './templates/booking-confirmation.tsx'
import { bookingRequest } from './templates/booking-request.tsx'
import { emailConfirmation } from './templates/email-confirmation.tsx'
import { monthlyDigest } from './templates/monthly-digest.tsx'
import { moreReviews } from './templates/more-reviews.tsx'
import { newReview } from './templates/new-review.tsx'
import { newsletterConfirmation } from './templates/newsletter-confirmation.tsx'
import { passwordReset } from './templates/password-reset.tsx'
import { planPaused } from './templates/plan-paused.tsx'
import { planResumed } from './templates/plan-resumed.tsx'
import { reviewsHeld } from './templates/reviews-held.tsx'
import { welcome } from './templates/welcome.tsx'

export const TEMPLATES: { [Kind in MessageKind]: Template<Kind> } = {
  'booking-confirmation': bookingConfirmation,
  'booking-request': bookingRequest,
  'email-confirmation': emailConfirmation,
  'monthly-digest': monthlyDigest,
  'more-reviews': moreReviews,
  'new-review': newReview,
  'newsletter-confirmation': newsletterConfirmation,
  'password-reset': passwordReset,
  'plan-paused': planPaused,
  'plan-resumed': planResumed,
  'reviews-held': reviewsHeld,
  welcome,
}
