import type { BookingSide, BookingState } from './booking-states.ts'

/** One of those who were asked. */
export interface GroupAnswer {
  id: string
  /** Of the booking's own page. */
  token: string
  status: BookingState
  movedBy: BookingSide | null
  startISO: string | null
  dateISO: string | null
  businessId: string
  businessName: string
  /** What it is and where. */
  line: string
  imageUrl: string | null
}

/** Bookings that were asked for in one go, as the visitor sees them. */
export interface GroupView {
  token: string
  dateISO: string | null
  notes: string | null
  mailsStopped: boolean
  answers: GroupAnswer[]
}
