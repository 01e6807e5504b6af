import type { Db } from '#server/platform/db/schema.ts'
import type { BookingInput } from '#shared/schemas/bookings/booking.ts'
import { getBookingOfRequest, getSameBookingSince } from './booking.repository.ts'

/** How long an identical request without a key counts as the same one. */
const REPEAT_MS = 10 * 60 * 1000

/** The booking that this same request has created already. */
export const getRepeated = (db: Db, request: BookingInput, now: Date) =>
  request.requestKey
    ? getBookingOfRequest(db, request.businessId, request.requestKey)
    : getSameBookingSince(db, request, new Date(now.getTime() - REPEAT_MS))
