import type { CategorySlug } from '#shared/catalogue/categories.ts'
import type { ReviewState } from '#shared/catalogue/review-states.ts'
import type { Person } from '#shared/schemas/bookings/person.ts'
import type { BookingEvent } from '#shared/schemas/dashboard.ts'
import type { BookingSide, BookingState } from './booking-states.ts'
import type { DiaryEntry } from './diary.ts'
import type { OtherTime } from './other-time.ts'

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
  /** In rand, if the service has a price. */
  price: number | null
  personName: string | null
  notes: string | null
  expiresISO: string | null
  /** To which one side asks to move it. */
  otherTime: OtherTime | null
  events: BookingEvent[]
  businessName: string
}

export interface VisitorView extends BookingView {
  /** Whether another time can be asked for. */
  mayMove: boolean
  /** The free times of its service; null if any time may be asked for. */
  otherTimes: string[] | null
  /** Whose times they are, and of whom else it could be; null if nobody in particular gives the service. */
  people: { chosenId: string; isAsked: boolean; all: Person[] } | null
  /** When a reminder will be sent; null if none will. */
  remindISO: string | null
  /** Whether the visit has begun, so that it can no longer be cancelled. */
  hasBegun: boolean
  mailsStopped: boolean
  /** On the device that booked, opened without a mail: where the mails go. */
  device: { email: string; mayCorrect: boolean; isOfGroup: boolean } | null
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
  review: {
    id: string
    state: ReviewState
    hiddenBecause: string | null
    isWithdrawn: boolean
  } | null
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
  /** Whether the visitor gets a mail about every answer. */
  tellsVisitor: boolean
  /** What it would overlap in the diary. */
  overlap: Pick<DiaryEntry, 'name' | 'startISO'> | null
}
