import { refuseField } from '#server/platform/errors.ts'
import type { Fields } from '#server/platform/http/forms/form-fields.ts'
import { dateFault, FAR_DATE, phoneQuestion } from '#shared/booking/booking-copy.ts'
import { isTooFarBookingDate, LONGEST_BOOKING_MS } from '#shared/booking/booking-date.ts'
import type { Period } from '#shared/booking/diary.ts'
import { mayBePhone } from '#shared/contact/phone.ts'

export const PAUSED = 'Your listing is paused, so it can take no bookings at the moment.'
const BAD_END = 'The end must come after the start, on the same day or the next.'

/** Refuses a time of an owner that is too far away, too long, or ends before it begins. */
export function refuseImpossibleTime({ startISO, endISO }: Period, now: Date): void {
  if (isTooFarBookingDate(startISO, now)) refuseField('startISO', FAR_DATE)
  const length = Date.parse(endISO) - Date.parse(startISO)
  if (length <= 0 || length > LONGEST_BOOKING_MS) refuseField('endISO', BAD_END)
}

/** Refuses a day or time that is not possible. */
export function refuseInvalidDate(dateISO: string | null, now: Date): void {
  const fault = dateISO === null ? null : dateFault(dateISO, now)
  if (fault !== null) refuseField('dateISO', fault)
}

/** As the dialog does: a number that can hardly be called is asked about once, and taken if it is sent again. */
export function askAboutPhone({ phone = '', askedPhone }: Fields): void {
  if (phone.trim() === '' || phone === askedPhone || mayBePhone(phone)) return
  refuseField('phone', phoneQuestion(false))
}
