import type { Generated, GeneratedAlways } from 'kysely'
import type { BookingList, BookingSide, BookingState } from '#shared/booking/booking-states.ts'
import type { BookingStep } from '#shared/booking/booking-steps.ts'
import type { Flag, Optional, Timestamp } from './column-types.ts'

interface BookingTable {
  id: string
  businessId: string
  name: string
  phone: string
  email: string
  dateISO: string | null
  notes: string | null
  /** Chosen by the visitor's form: the same key books once. */
  requestKey: string | null
  createdAt: Timestamp
  status: Generated<BookingState>
  /** When and by whom it got its state; null for one from before there were states. */
  statusAt: Optional<Timestamp>
  movedBy: Optional<BookingSide>
  /** How often it was moved: the number of its last event, and SEQUENCE of its calendar entry. */
  sequence: Generated<number>
  /** The time that is spoken of: chosen by the clock, suggested, or agreed. Null while there is none. */
  startISO: Optional<Timestamp>
  endISO: Optional<Timestamp>
  /** What was booked by the clock; name and price as they were then. */
  serviceId: Optional<string>
  serviceName: Optional<string>
  price: Optional<number>
  /** SHA-256 of the visitor's secret address and of the link in the owner's mail. */
  tokenHash: Optional<string>
  ownerTokenHash: Optional<string>
  /** Shared by those that were asked for in one go, with SHA-256 of their secret address. */
  groupId: Optional<string>
  groupHash: Optional<string>
  /** The visitor wants no more mail about it. */
  mailsStopped: Generated<Flag>
  /** When the owner first accepted, declined or suggested. */
  answeredAt: Optional<Timestamp>
  /** What the clock does next, and when. */
  nextStep: Optional<BookingStep>
  nextStepAt: Optional<Timestamp>
  /** Worked out by the database from the state and the times. */
  list: GeneratedAlways<BookingList>
  sortISO: GeneratedAlways<string>
}

/** Every change of a booking; the first is the request itself. */
interface BookingEventTable {
  bookingId: string
  number: number
  at: Timestamp
  side: BookingSide
  status: BookingState
  message: string | null
  startISO: Timestamp | null
  endISO: Timestamp | null
}

/** How many bookings a list of a business has, counted by triggers; a list that never had one is not there. */
interface BookingCountTable {
  businessId: string
  list: BookingList
  count: number
}

/** The private calendar address of a business. */
interface CalendarFeedTable {
  businessId: string
  /** SHA-256 of what stands in the address. */
  tokenHash: string
  createdAt: Timestamp
}

export interface BookingTables {
  bookings: BookingTable
  bookingCounts: BookingCountTable
  bookingEvents: BookingEventTable
  calendarFeeds: CalendarFeedTable
}
