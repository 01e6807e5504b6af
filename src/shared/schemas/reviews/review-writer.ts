import { z } from 'zod'
import { EMAIL_FORMAT, isEmail } from '#shared/contact/email.ts'
import { tidy } from '#shared/text/tidy.ts'

export const confirmRequestSchema = z.object({
  email: z
    .string()
    .overwrite(tidy)
    .refine(isEmail, 'Please enter a valid email address.')
    .meta({ format: EMAIL_FORMAT }),
})
