import { z } from 'zod'
import { bookingFormSchema, requestKeyField } from './booking.ts'
import { momentSchema, optionalMomentSchema } from './booking-move.ts'
import { personField } from './person.ts'

/** A booking that came by phone, as the owner enters it. */
export const enteredBookingSchema = bookingFormSchema
  .pick({ name: true, phone: true, notes: true })
  .extend({
    serviceId: z
      .string()
      .max(64)
      .nullish()
      .transform((id) => id || null)
      .meta({ description: 'One of the own services, bookable online or not.' }),
    personId: personField.meta({
      description: 'With whom; where it is left out, whoever gives the service and is free.',
    }),
    startISO: momentSchema.meta({ description: 'Cape Town time where no zone is given.' }),
    endISO: optionalMomentSchema.meta({
      description: 'Where it is left out: as long as the service takes, or an hour.',
    }),
    anyway: z
      .boolean()
      .optional()
      .meta({ description: 'Enters it although something else is in the diary then.' }),
    requestKey: requestKeyField,
  })
export type EnteredBookingRequest = z.input<typeof enteredBookingSchema>
export type EnteredBooking = z.output<typeof enteredBookingSchema>
