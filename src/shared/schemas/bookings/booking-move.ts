import { z } from 'zod'
import { normaliseStart } from '#shared/booking/booking-date.ts'
import {
  BOOKING_MOVES,
  type OwnerAction,
  type VisitorAction,
} from '#shared/booking/booking-states.ts'
import { bookingSchema } from '#shared/schemas/dashboard.ts'
import { optionalText } from '#shared/schemas/text.ts'
import { keysOf } from '#shared/text/one-of.ts'

const BAD_TIME = 'Please choose a day and a time.'

const momentText = z.string({ error: BAD_TIME }).max(40, BAD_TIME)

function readMoment(text: string, context: z.RefinementCtx): string {
  const moment = normaliseStart(text)
  if (moment !== null) return moment
  context.addIssue({ code: 'custom', message: BAD_TIME })
  return z.NEVER
}

/** A time, never a whole day; without a zone it is in Cape Town. */
export const momentSchema = momentText.transform(readMoment)

export const optionalMomentSchema = momentText
  .nullish()
  .transform((text, context) => (text?.trim() ? readMoment(text, context) : null))

const message = optionalText(1000, 'Please keep the message to 1,000 characters.')

/** Undefined if it stays as it was; the word for anyone stays, since it is a change. */
const chosenPerson = z
  .string()
  .max(64)
  .nullish()
  .transform((id) => id || undefined)

export const ownerMoveSchema = z
  .object({
    message,
    startISO: optionalMomentSchema.meta({
      description: 'For suggest, and to accept at a time. Cape Town time where no zone is given.',
    }),
    endISO: optionalMomentSchema.meta({
      description: 'Where it is left out: as long as the service takes, or an hour.',
    }),
    personId: chosenPerson.meta({
      description: 'With whom; where it is left out, nobody else than before.',
    }),
    anyway: z
      .union([z.boolean(), z.literal('yes')])
      .transform(Boolean)
      .meta({ description: 'Accepts although something else is in the diary then.' }),
  })
  .partial()
export type OwnerMove = z.output<typeof ownerMoveSchema>

export const visitorMoveSchema = z
  .object({
    message,
    startISO: optionalMomentSchema.meta({
      description: 'For move: one of the free times of the service, or any time without one.',
    }),
    personId: chosenPerson.meta({
      description: 'For move: somebody else who gives the service, or anyone.',
    }),
  })
  .partial()
export type VisitorMove = z.output<typeof visitorMoveSchema>

export const ownerActionSchema = z.enum(keysOf<OwnerAction>(BOOKING_MOVES.owner))
export const visitorActionSchema = z.enum(keysOf<VisitorAction>(BOOKING_MOVES.visitor))

export const ownerMoveAnswerSchema = z.object({ booking: bookingSchema })

export const visitorMoveAnswerSchema = z.object({
  booking: bookingSchema.pick({
    id: true,
    status: true,
    dateISO: true,
    startISO: true,
    endISO: true,
  }),
})
