import type { CategorySlug } from '#shared/catalogue/categories.ts'
import type { ReviewState } from '#shared/catalogue/review-states.ts'
import type { BookingEvent } from '#shared/schemas/dashboard.ts'
import type { BookingSide, BookingState } from './booking-states.ts'

/** A booking as shown on the pages behind secret links. */
export interface BookingView {
  token: string
  number: string
  status: BookingState
  statusAt: string | null
  movedBy: BookingSide | null
  name: string
  phone: string
  dateISO: string | null
  startISO: string | null
  endISO: string | null
  serviceName: string | null
  notes: string | null
  lapsesISO: string | null
  events: BookingEvent[]
  businessName: string
}

export interface VisitorView extends BookingView {
  /** In rand, if the service has a price. */
  price: number | null
  /** When a reminder will be sent; null if none will. */
  remindISO: string | null
  /** Whether the visit has begun, so that it can no longer be cancelled. */
  hasBegun: boolean
  mailsStopped: boolean
  /** The address of the page with all answers, for a group request. */
  groupToken: string | null
  alternatives: {
    id: string
    name: string
    line: string
    openText: string
    imageUrl: string | null
  }[]
  /** The review of this booking; with the reason if it was removed. */
  review: { id: string; state: ReviewState; hiddenBecause: string | null } | null
  business: {
    id: string
    address: string
    phone: string
    imageUrl: string | null
    category: CategorySlug
    isListed: boolean
    answersWithinHours: number | null
  }
}

export interface OwnerView extends BookingView {
  email: string
}
