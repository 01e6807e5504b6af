import { z } from 'zod'
import { honeypotField } from '#shared/schemas/newsletter.ts'
import { bookingFormSchema, requestKeyField } from './booking.ts'

/** The maximum number of businesses per request. */
export const MAX_ASKED = 5

export const NOBODY_CHOSEN = 'Please choose at least one business.'
export const TOO_MANY_CHOSEN = 'Please choose at most five businesses.'

export const bookingGroupRequestSchema = bookingFormSchema.extend({
  businessIds: z
    .array(z.string().max(64), NOBODY_CHOSEN)
    .min(1, NOBODY_CHOSEN)
    .overwrite((ids) => [...new Set(ids)])
    // Not max(), which the API document would repeat for the list with its duplicates.
    .refine((ids) => ids.length <= MAX_ASKED, TOO_MANY_CHOSEN)
    .meta({ description: 'One to five different ones, of one category.' }),
  requestKey: requestKeyField,
  website: honeypotField,
})

export const bookingGroupAnswerSchema = z.object({
  message: z.string(),
  bookings: z.array(z.object({ id: z.string(), businessId: z.string(), businessName: z.string() })),
  notSent: z
    .array(z.object({ businessId: z.string(), reason: z.string() }))
    .meta({ description: 'The businesses that could not be asked; the others were.' }),
  token: z
    .string()
    .nullable()
    .meta({ description: 'Opens the page with all answers on this device.' }),
})
export type BookingGroupAnswer = z.infer<typeof bookingGroupAnswerSchema>

export const cancelOthersSchema = z.object({
  keep: z.string().max(64).meta({ description: 'The id of the accepted booking that stays.' }),
})
export const cancelOthersAnswerSchema = z.object({
  cancelled: z.array(z.string()).meta({ description: 'Ids of the bookings that were cancelled.' }),
})
