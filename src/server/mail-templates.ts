import { accountNotice } from './features/accounts/mail/account-notice.tsx'
import { emailChange } from './features/accounts/mail/email-change.tsx'
import { emailConfirmation } from './features/accounts/mail/email-confirmation.tsx'
import { passwordReset } from './features/accounts/mail/password-reset.tsx'
import { planPaused } from './features/accounts/mail/plan-paused.tsx'
import { planResumed } from './features/accounts/mail/plan-resumed.tsx'
import { backupTrouble } from './features/backups/mail/backup-trouble.tsx'
import { bookingGroupConfirmation } from './features/bookings/groups/mail/booking-group-confirmation.tsx'
import { bookingConfirmation } from './features/bookings/mail/booking-confirmation.tsx'
import { bookingNudge } from './features/bookings/mail/booking-nudge.tsx'
import { bookingOtherTime } from './features/bookings/mail/booking-other-time.tsx'
import { bookingOwnerOtherTime } from './features/bookings/mail/booking-owner-other-time.tsx'
import { bookingOwnerUpdate } from './features/bookings/mail/booking-owner-update.tsx'
import { bookingReminder } from './features/bookings/mail/booking-reminder.tsx'
import { bookingRequest } from './features/bookings/mail/booking-request.tsx'
import { bookingUpdate } from './features/bookings/mail/booking-update.tsx'
import { reviewInvitation } from './features/bookings/mail/review-invitation.tsx'
import { breachNotice } from './features/breach-notices/mail/breach-notice.tsx'
import { claimCode } from './features/claims/mail/claim-code.tsx'
import { claimDecided } from './features/claims/mail/claim-decided.tsx'
import { claimDisputed } from './features/claims/mail/claim-disputed.tsx'
import { claimReceived } from './features/claims/mail/claim-received.tsx'
import { claimsWaiting } from './features/claims/mail/claims-waiting.tsx'
import { accountClosing } from './features/closing/mail/account-closing.tsx'
import { correctionSuggested } from './features/corrections/mail/correction-suggested.tsx'
import { correctionsWaiting } from './features/corrections/mail/corrections-waiting.tsx'
import { conversationAnswered } from './features/desk/mail/conversation-answered.tsx'
import { conversationReceived } from './features/desk/mail/conversation-received.tsx'
import { conversationWaits } from './features/desk/mail/conversation-waits.tsx'
import { monthlyDigest } from './features/digest/mail/monthly-digest.tsx'
import { gemRequestDecided } from './features/gems/requests/mail/gem-request-decided.tsx'
import { listingNotice } from './features/invitations/mail/listing-notice.tsx'
import { pageUnclaimed } from './features/lapsed-accounts/mail/page-unclaimed.tsx'
import { unpaidAccount } from './features/lapsed-accounts/mail/unpaid-account.tsx'
import { legalChange } from './features/legal/mail/legal-change.tsx'
import { moneyAttention } from './features/money/mail/money-attention.tsx'
import { newsletterConfirmation } from './features/newsletter/mail/newsletter-confirmation.tsx'
import { businessClosed } from './features/ownership/mail/business-closed.tsx'
import { paymentMissing } from './features/payments/mail/payment-missing.tsx'
import { paymentReceipt } from './features/payments/mail/payment-receipt.tsx'
import { planChanged } from './features/payments/mail/plan-changed.tsx'
import { welcome } from './features/payments/mail/welcome.tsx'
import { bookingsErased } from './features/personal-data/mail/bookings-erased.tsx'
import { dataDownload } from './features/personal-data/mail/data-download.tsx'
import { dataLink } from './features/personal-data/mail/data-link.tsx'
import { secondStepWanted } from './features/readiness/mail/second-step-wanted.tsx'
import { siteChanged } from './features/readiness/mail/site-changed.tsx'
import { testMail } from './features/readiness/mail/test-mail.tsx'
import { adminDigest } from './features/reviews/mail/admin-digest.tsx'
import { confirmReview } from './features/reviews/mail/confirm-review.tsx'
import { moreReviews } from './features/reviews/mail/more-reviews.tsx'
import { newReview } from './features/reviews/mail/new-review.tsx'
import { reviewAnswered } from './features/reviews/mail/review-answered.tsx'
import { reviewDecided } from './features/reviews/mail/review-decided.tsx'
import { reviewsHeld } from './features/reviews/mail/reviews-held.tsx'
import { reviewsHidden } from './features/reviews/mail/reviews-hidden.tsx'
import { reviewsReported } from './features/reviews/mail/reviews-reported.tsx'
import { takedownDecided } from './features/reviews/mail/takedown-decided.tsx'
import { takedownNotice } from './features/reviews/mail/takedown-notice.tsx'
import { takedownReceipt } from './features/reviews/mail/takedown-receipt.tsx'
import { createMailSummary } from './platform/mail/mail-summary.tsx'
import type { Templates } from './platform/mail/template.ts'

const FEATURES: Templates = [
  accountClosing,
  unpaidAccount,
  accountNotice,
  adminDigest,
  backupTrouble,
  bookingConfirmation,
  bookingGroupConfirmation,
  bookingUpdate,
  bookingNudge,
  bookingOtherTime,
  bookingOwnerOtherTime,
  bookingOwnerUpdate,
  bookingReminder,
  bookingRequest,
  businessClosed,
  confirmReview,
  claimCode,
  claimDecided,
  claimDisputed,
  claimReceived,
  claimsWaiting,
  pageUnclaimed,
  conversationAnswered,
  conversationReceived,
  conversationWaits,
  correctionSuggested,
  correctionsWaiting,
  dataDownload,
  emailChange,
  emailConfirmation,
  gemRequestDecided,
  breachNotice,
  legalChange,
  listingNotice,
  moneyAttention,
  monthlyDigest,
  moreReviews,
  newReview,
  newsletterConfirmation,
  dataLink,
  bookingsErased,
  passwordReset,
  paymentMissing,
  paymentReceipt,
  planChanged,
  planPaused,
  planResumed,
  reviewInvitation,
  reviewAnswered,
  reviewDecided,
  reviewsHeld,
  reviewsHidden,
  reviewsReported,
  secondStepWanted,
  siteChanged,
  takedownDecided,
  takedownNotice,
  takedownReceipt,
  testMail,
  welcome,
]

/** Every kind of message. A stored message names its kind, so a kind must stay here while such messages exist. */
export const MAIL_TEMPLATES: Templates = [...FEATURES, createMailSummary(FEATURES)]
