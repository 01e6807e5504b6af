import { dateFault } from '#shared/booking/booking-copy.ts'
import { bookingFormSchema } from '#shared/schemas/bookings/booking.ts'

/** What both dialogs send. Loaded by itself: the dialog opens without it. */
export const requestSchema = bookingFormSchema.superRefine(({ dateISO }, context) => {
  const message = dateISO === null ? null : dateFault(dateISO, new Date())
  if (message !== null) context.addIssue({ code: 'custom', path: ['dateISO'], message })
})
