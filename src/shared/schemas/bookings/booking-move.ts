import { z } from 'zod'
import { normaliseBookingDate } from '#shared/booking/booking-date.ts'
import {
  BOOKING_MOVES,
  type OwnerAction,
  type VisitorAction,
} from '#shared/booking/booking-states.ts'
import { bookingSchema } from '#shared/schemas/dashboard.ts'
import { optionalText } from '#shared/schemas/text.ts'
import { keysOf } from '#shared/text/one-of.ts'

const BAD_TIME = 'Please choose a day and a time.'

/** A time, never a whole day; without a zone it is in Cape Town. */
const momentSchema = z
  .string({ error: BAD_TIME })
  .max(40, BAD_TIME)
  .nullish()
  .transform((text, context) => {
    if (!text?.trim()) return null
    const moment = normaliseBookingDate(text)
    if (moment !== null && moment.length > 10) return moment
    context.addIssue({ code: 'custom', message: BAD_TIME })
    return null
  })

const message = optionalText(1000, 'Please keep the message to 1,000 characters.')

export const ownerMoveSchema = z
  .object({
    message,
    startISO: momentSchema.meta({
      description: 'For suggest, and to accept at a time. Cape Town time where no zone is given.',
    }),
    endISO: momentSchema.meta({
      description: 'Where it is left out: as long as the service takes, or an hour.',
    }),
  })
  .partial()
export type OwnerMove = z.output<typeof ownerMoveSchema>

export const visitorMoveSchema = z.object({ message }).partial()

export const ownerActionSchema = z.enum(keysOf<OwnerAction>(BOOKING_MOVES.owner))
export const visitorActionSchema = z.enum(keysOf<VisitorAction>(BOOKING_MOVES.visitor))

export const ownerMoveAnswerSchema = z.object({ booking: bookingSchema })
export type OwnerMoveAnswer = z.output<typeof ownerMoveAnswerSchema>

export const visitorMoveAnswerSchema = z.object({
  booking: bookingSchema.pick({
    id: true,
    status: true,
    dateISO: true,
    startISO: true,
    endISO: true,
  }),
})
