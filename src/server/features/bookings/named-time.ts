import { refuseField } from '#server/platform/errors.ts'
import { FAR_DATE } from '#shared/booking/booking-copy.ts'
import { isTooFarBookingDate, LONGEST_BOOKING_MS } from '#shared/booking/booking-date.ts'
import type { Period } from '#shared/booking/diary.ts'

export const PAUSED = 'Your listing is paused, so it can take no bookings at the moment.'
const BAD_END = 'The end must come after the start, on the same day or the next.'

/** Refuses a time of an owner that is too far away, too long, or ends before it begins. */
export function refuseImpossibleTime({ startISO, endISO }: Period, now: Date): void {
  if (isTooFarBookingDate(startISO, now)) refuseField('startISO', FAR_DATE)
  const length = Date.parse(endISO) - Date.parse(startISO)
  if (length <= 0 || length > LONGEST_BOOKING_MS) refuseField('endISO', BAD_END)
}
