import {
  bookingToken,
  deviceToken,
  idOfDevice,
  visitorKey,
} from '#server/features/bookings/booking-links.ts'
import { imageUrl } from '#server/platform/images/image-url.ts'
import { groupSentence } from '#shared/booking/group-copy.ts'
import type { GroupView } from '#shared/booking/group-view.ts'
import type { BookingGroupAnswer } from '#shared/schemas/bookings/booking-group.ts'
import type { NotSent, RequestedGroup } from './booking-group.service.ts'
import type { GroupBookings } from './visitor-group.service.ts'

export function presentGroupAnswer({
  bookings,
  notSent,
  token,
}: RequestedGroup): BookingGroupAnswer {
  const names = bookings.map(({ business }) => business.businessName)
  return {
    message: groupSentence(names, reasonsOf(notSent)),
    bookings: bookings.map(({ id, business }) => ({
      id,
      businessId: business.id,
      businessName: business.businessName,
    })),
    notSent,
    token,
  }
}

/** The same sentence is not repeated for two deleted businesses. */
const reasonsOf = (notSent: readonly NotSent[]) => [...new Set(notSent.map(({ reason }) => reason))]

/** What the holder of the group's link sees, with a link to each booking. */
export function presentGroup(token: string, secret: string, rows: GroupBookings): GroupView {
  const [first] = rows
  const isByDevice = idOfDevice(secret, token) !== null
  return {
    token,
    dateISO: first?.dateISO ?? null,
    notes: first?.notes ?? null,
    mailsStopped: rows.every(({ mailsStopped }) => mailsStopped === 1),
    answers: rows.map((row) => ({
      id: row.id,
      token: isByDevice
        ? deviceToken(secret, row.id)
        : bookingToken(secret, 'visitor', visitorKey(row)),
      status: row.status,
      movedBy: row.movedBy,
      startISO: row.startISO,
      dateISO: row.dateISO,
      businessId: row.businessId,
      businessName: row.businessName,
      line: `${row.industry}, ${row.suburb ?? row.area}`,
      imageUrl: imageUrl(row.imageKey),
    })),
  }
}
