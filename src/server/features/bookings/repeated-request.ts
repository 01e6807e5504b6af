import type { Db } from '#server/platform/db/schema.ts'
import { getBookingOfRequest, getSameBookingSince } from './booking.repository.ts'

/** How long an identical request without a key counts as the same one. */
const REPEAT_MS = 10 * 60 * 1000

interface Repeatable {
  businessId: string
  name: string
  phone: string
  email: string
  dateISO: string | null
  notes: string | null
  serviceId: string | null
  requestKey?: string | undefined
}

/** The booking that this same request has created already. */
export const getRepeated = (db: Db, request: Repeatable, now: Date) =>
  request.requestKey
    ? getBookingOfRequest(db, request.businessId, request.requestKey)
    : getSameBookingSince(db, request, new Date(now.getTime() - REPEAT_MS))
