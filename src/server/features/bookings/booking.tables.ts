import type { Generated, GeneratedAlways } from 'kysely'
import type { Flag, Optional, Timestamp } from '#server/platform/db/column-types.ts'
import { BY_BUSINESS, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'
import type { BookingList, BookingSide, BookingState } from '#shared/booking/booking-states.ts'
import type { BookingStep } from '#shared/booking/booking-steps.ts'

interface BookingTable {
  id: string
  businessId: string
  name: string
  phone: string
  email: string
  dateISO: string | null
  notes: string | null
  /** The idempotency key of the visitor's form: the same key books once. */
  requestKey: string | null
  /** A hash of the visitor's device cookie and the owner's account: the same as in `signedInDevices`. */
  deviceHash: Optional<string>
  createdAt: Timestamp
  status: Generated<BookingState>
  /** When and by whom the current state was set; null for bookings older than the states. */
  statusAt: Optional<Timestamp>
  movedBy: Optional<BookingSide>
  /** The number of its last event, raised with every move; also SEQUENCE of its calendar entry. */
  sequence: Generated<number>
  /** The time in question: chosen from the free times, suggested, or agreed. Null if there is none yet. */
  startISO: Optional<Timestamp>
  endISO: Optional<Timestamp>
  /** The service that was booked, with its name and price at that moment. */
  serviceId: Optional<string>
  serviceName: Optional<string>
  price: Optional<number>
  /** With whom it is, with the name at that moment: the person may have been removed since. */
  personId: Optional<string>
  personName: Optional<string>
  /** SHA-256 of the visitor's secret address and of the link in the owner's mail. */
  tokenHash: Optional<string>
  ownerTokenHash: Optional<string>
  /** The same for all bookings of one group request, with SHA-256 of their secret address. */
  groupId: Optional<string>
  groupHash: Optional<string>
  /** It came by phone and was entered by the owner: the visitor has no link and gets no mail. */
  enteredByOwner: Generated<Flag>
  /** The visitor has stopped the mails about it. */
  mailsStopped: Generated<Flag>
  /** When the visitor corrected the mail address, which is possible once. */
  emailCorrectedAt: Optional<Timestamp>
  /** When the owner first accepted, declined or suggested. */
  answeredAt: Optional<Timestamp>
  /** The next step that the scheduler takes, and when. */
  nextStep: Optional<BookingStep>
  nextStepAt: Optional<Timestamp>
  /** Computed by the database from the state and the times. */
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
  /** With whom, if it named a time. */
  personId: Optional<string>
  personName: Optional<string>
}

/** How many bookings each list of a business has, counted by triggers; no row for a list that never had one. */
interface BookingCountTable {
  businessId: string
  list: BookingList
  count: number
}

/** The private calendar address of a business. */
interface CalendarFeedTable {
  businessId: string
  /** SHA-256 of the token in the address. */
  tokenHash: string
  createdAt: Timestamp
}

interface BookingTables {
  bookings: BookingTable
  bookingEvents: BookingEventTable
  bookingCounts: BookingCountTable
  calendarFeeds: CalendarFeedTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends BookingTables {}
}

/** What is left of the visitor in a booking whose details were erased. */
export const ERASED_BOOKING = {
  name: 'Details erased',
  phone: '',
  email: '',
  notes: null,
  requestKey: null,
  deviceHash: null,
  tokenHash: null,
  groupId: null,
  groupHash: null,
  mailsStopped: 1,
} as const

export const BOOKING_TABLES: TableRules<keyof BookingTables> = {
  bookings: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith(BY_BUSINESS, 'bookings', [
        'name',
        'phone',
        'email',
        'dateISO',
        'startISO',
        'endISO',
        'serviceName',
        'personName',
        'price',
        'notes',
        'status',
        'createdAt',
      ]),
      visitor: {
        kind: 'bookings',
        found: { email: 'email', phone: 'phone' },
        exported: [
          'businessId',
          'name',
          'phone',
          'email',
          'dateISO',
          'startISO',
          'endISO',
          'serviceName',
          'personName',
          'price',
          'notes',
          'status',
          'createdAt',
        ],
        erased: {
          set: ERASED_BOOKING,
        },
        // Other businesses have it in their diaries.
        withAccount: { set: { email: '', mailsStopped: 1 } },
      },
    },
  },
  bookingEvents: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith(
        { of: [{ column: 'bookingId', table: 'bookings', key: 'id' }] },
        'bookings',
        ['at', 'side', 'status', 'message', 'startISO', 'endISO', 'personName'],
      ),
      visitor: {
        kind: 'bookings',
        found: { of: [{ column: 'bookingId', table: 'bookings', key: 'id' }] },
        exported: ['at', 'side', 'status', 'message', 'startISO', 'endISO', 'personName'],
        erased: { set: { message: null } },
      },
    },
  },
  bookingCounts: {
    shown: false,
    inBackup: false,
    personal: 'nothing',
  },
  calendarFeeds: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_BUSINESS, 'listing', ['createdAt']) },
  },
}
