import { z } from 'zod'
import { EMAIL_FORMAT, isEmail } from '#shared/contact/email.ts'
import { plainName } from '#shared/text/plain-name.ts'
import { tidy } from '#shared/text/tidy.ts'

/** The honeypot: a field that people never see and simple robots fill in. */
export const honeypotField = z.string().max(500).optional()

export const subscribeSchema = z.object({
  name: z.string().overwrite(plainName).max(120).default(''),
  email: z
    .string()
    .overwrite(tidy)
    .min(1, 'Please enter your email address.')
    .refine(isEmail, 'Please enter a valid email address.')
    .meta({ format: EMAIL_FORMAT }),
  phone: z.string().overwrite(tidy).max(40).default(''),
  website: honeypotField,
})

/** What is said after it, by the call and by the page without script. */
export const SUBSCRIBED = 'Thank you for subscribing to our newsletter!'
