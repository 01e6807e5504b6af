import type { Db } from '#server/platform/db/schema.ts'
import { stepAfter } from '#shared/booking/booking-steps.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import type { BookingInput } from '#shared/schemas/bookings/booking.ts'
import { createBooking, getBookingOfRequest, getSameBookingSince } from './booking.repository.ts'
import { createBookingEvent } from './booking-event.repository.ts'
import { linkHashes } from './booking-links.ts'

/** How long an identical request without a key counts as the same one. */
const REPEAT_MS = 10 * 60 * 1000

/** The booking that this same request has created already. */
export const getRepeated = (db: Db, request: BookingInput, now: Date) =>
  request.requestKey
    ? getBookingOfRequest(db, request.businessId, request.requestKey)
    : getSameBookingSince(db, request, new Date(now.getTime() - REPEAT_MS))

/** What a booking begins as: the request of a visitor, or what an owner enters as agreed. */
type FirstState =
  | { status: 'requested'; movedBy: 'visitor' }
  | { status: 'accepted'; movedBy: 'owner' }

const REQUEST: FirstState = { status: 'requested', movedBy: 'visitor' }

interface BookingToStore extends Omit<BookingInput, 'requestKey' | 'serviceId' | 'personId'> {
  id: string
  requestKey: string | null
  /** The visitor's browser, as stored for the owner's account. */
  deviceHash?: string
  createdAt: string
  /** The chosen time. */
  startISO?: string | null
  endISO?: string | null
  serviceId?: string | null
  serviceName?: string
  price?: number | null
  personId?: string | null
  personName?: string | null
  /** If it is part of a group request. */
  groupId?: string
  groupHash?: string
  enteredByOwner?: 1
  mailsStopped?: 1
}

/** Stores a booking with its first event, its links and its next scheduled step. */
export async function storeBooking(
  trx: Db,
  secret: string,
  booking: BookingToStore,
  hours: OperatingHours | null,
  { status, movedBy }: FirstState = REQUEST,
): Promise<void> {
  const { id, createdAt, startISO = null, endISO = null } = booking
  const { personId = null, personName = null } = booking
  const state = { status, statusAt: createdAt, startISO, endISO }
  const next = stepAfter({ ...booking, ...state }, hours, new Date(createdAt))
  await createBooking(trx, {
    ...booking,
    ...state,
    movedBy,
    ...linkHashes(secret, { id, emailCorrectedAt: null }),
    nextStep: next?.step ?? null,
    nextStepAt: next?.at.toISOString() ?? null,
  })
  await createBookingEvent(trx, {
    bookingId: id,
    number: 0,
    at: createdAt,
    side: movedBy,
    status,
    message: null,
    startISO,
    endISO,
    personId,
    personName,
  })
}
