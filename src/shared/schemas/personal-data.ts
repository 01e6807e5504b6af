import { z } from 'zod'
import { subscribeSchema } from './newsletter.ts'
import { linkTokenSchema } from './text.ts'

export const ERASE = 'ERASE'

/** Whose data: the form of a visitor without an account. */
export const askForDataSchema = subscribeSchema.pick({ email: true, website: true })

export const dataFileQuerySchema = z.object({
  token: linkTokenSchema,
  format: z.enum(['html', 'json']).default('html'),
})

export const eraseDataSchema = z.object({
  token: linkTokenSchema,
  /** Of the person's reviews: the words without a name, or nothing. */
  reviews: z.enum(['keep', 'remove']).default('keep'),
  confirm: z
    .string()
    .refine((typed) => typed.trim().toUpperCase() === ERASE, `Please type ${ERASE}.`),
})

export type ReviewChoice = z.output<typeof eraseDataSchema>['reviews']

/** What an erasure did, in numbers: it is stored, so it names nobody. */
export const erasedSchema = z.object({
  bookings: z.number(),
  cancelled: z.number(),
  businesses: z.number(),
  reviews: z.number(),
  choice: z.enum(['keep', 'remove']),
  /** The titles of what else was deleted; none in what an earlier release has stored. */
  deleted: z.array(z.string()).default([]),
})

export type ErasedSummary = z.output<typeof erasedSchema>
