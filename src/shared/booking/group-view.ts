import type { BookingSide, BookingState } from './booking-states.ts'

/** One of the businesses that were asked. */
export interface GroupAnswer {
  id: string
  /** The address of the booking's own page. */
  token: string
  status: BookingState
  movedBy: BookingSide | null
  startISO: string | null
  dateISO: string | null
  businessId: string
  businessName: string
  /** Its industry and place. */
  line: string
  imageUrl: string | null
}

/** The bookings of a group request, for the visitor. */
export interface GroupView {
  token: string
  dateISO: string | null
  notes: string | null
  mailsStopped: boolean
  answers: GroupAnswer[]
}
