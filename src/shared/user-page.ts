import type { BookingState } from '#shared/booking/booking-states.ts'
import type { ReviewState } from '#shared/catalogue/review-states.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { OwnerLedgerAnswer } from '#shared/schemas/billing/money.ts'
import type { SignInFailure } from './accounts/sign-in-failure.ts'
import type { UserStatus } from './accounts/user-status.ts'

/** How many of each list the page shows, the newest first. */
export const USER_PAGE_SHOWN = 10

/** All that an admin needs to help one owner. */
export interface UserPage {
  id: string
  email: string
  isEmailConfirmed: boolean
  plan: Plan
  status: UserStatus
  createdAt: string
  business: {
    id: string
    businessName: string
    phone: string
    emailPublic: string
    address: string
    area: string
  } | null
  /** Takes back what was done a moment ago. */
  undoId: string | null
  ledger: OwnerLedgerAnswer
  mails: {
    id: string
    kind: string
    state: 'waiting' | 'sent' | 'failed'
    lastError: string | null
    createdAt: string
  }[]
  bookings: { id: string; name: string; status: BookingState; createdAt: string }[]
  reviews: {
    id: string
    stars: number
    comment: string | null
    state: ReviewState
    createdAt: string
  }[]
  sessions: { id: string; device: string; createdAt: string; updatedAt: string }[]
  failures: { reason: SignInFailure; device: string; network: string; createdAt: string }[]
  actions: {
    id: string
    adminEmail: string
    action: string
    detail: string
    createdAt: string
  }[]
}
