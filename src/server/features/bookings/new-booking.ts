import type { Db } from '#server/platform/db/schema.ts'
import { stepAfter } from '#shared/booking/booking-steps.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import { createBooking } from './booking.repository.ts'
import { createBookingEvent } from './booking-event.repository.ts'
import { linkHashes } from './booking-links.ts'

interface RequestToStore {
  id: string
  businessId: string
  name: string
  phone: string
  email: string
  dateISO: string | null
  notes: string | null
  requestKey: string | null
  createdAt: string
  /** The chosen time. */
  startISO?: string | null
  endISO?: string | null
  serviceId?: string | null
  serviceName?: string
  price?: number | null
  /** If it is part of a group request. */
  groupId?: string
  groupHash?: string
}

/** Stores a request with its first event, its links and its next scheduled step. */
export async function storeRequest(
  trx: Db,
  secret: string,
  request: RequestToStore,
  hours: OperatingHours | null,
): Promise<void> {
  const { id, createdAt, startISO = null, endISO = null } = request
  const state = { status: 'requested', statusAt: createdAt, startISO, endISO } as const
  const next = stepAfter({ ...request, ...state }, hours, new Date(createdAt))
  await createBooking(trx, {
    ...request,
    ...state,
    movedBy: 'visitor',
    ...linkHashes(secret, id),
    nextStep: next?.step ?? null,
    nextStepAt: next?.at.toISOString() ?? null,
  })
  await createBookingEvent(trx, {
    bookingId: id,
    number: 0,
    at: createdAt,
    side: 'visitor',
    status: 'requested',
    message: null,
    startISO,
    endISO,
  })
}
