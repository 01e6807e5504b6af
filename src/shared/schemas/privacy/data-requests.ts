import { z } from 'zod'
import { EMAIL_FORMAT, isEmail } from '#shared/contact/email.ts'
import { ENTERED_KINDS, ENTERED_WAYS } from '#shared/privacy/data-requests.ts'
import { optionalText, requiredText } from '#shared/schemas/text.ts'
import { tidy } from '#shared/text/tidy.ts'

/** A request that came by mail, by phone or in person. */
export const enteredRequestSchema = z.object({
  what: z.enum(ENTERED_KINDS, 'Please choose what they ask for.'),
  via: z.enum(ENTERED_WAYS, 'Please choose how it came.'),
  day: z.iso.date('Please choose the day on which it came.'),
  /** Only a mark of it is stored. */
  email: z
    .string()
    .overwrite(tidy)
    .refine((text) => text === '' || isEmail(text), 'Please enter a valid email address.')
    .default('')
    .meta({ format: EMAIL_FORMAT }),
  note: optionalText(300, 'That note is too long'),
})
export type EnteredRequest = z.output<typeof enteredRequestSchema>

export const requestDoneSchema = z.object({
  outcome: requiredText(500, 'Please say what was done.', 'That is too long'),
})
