import { z } from 'zod'
import { plainName } from '#shared/text/plain-name.ts'
import { tidy } from '#shared/text/tidy.ts'

/** A required field: the same sentence if it is missing, invalid or blank. */
export function requiredText(maxLength: number, required: string, tooLong: string) {
  return z.string({ error: required }).overwrite(tidy).min(1, required).max(maxLength, tooLong)
}

/** A person's name, without line breaks and addresses: mails to others carry it. */
export function requiredName(maxLength: number, required: string, tooLong: string) {
  return z
    .string({ error: required })
    .overwrite((text) => plainName(tidy(text)))
    .min(1, required)
    .max(maxLength, tooLong)
}

/** A token from a link in a message. */
export const linkTokenSchema = z
  .string()
  .min(1, 'The link is not whole.')
  .max(200, 'The link is not whole.')

/** An optional field; blank and absent are both null. */
export function optionalText(maxLength: number, tooLong: string) {
  return z
    .string()
    .overwrite(tidy)
    .max(maxLength, tooLong)
    .nullish()
    .transform((text) => text || null)
}
