import { z } from 'zod'
import { tidy } from '#shared/text/tidy.ts'

/** A field that must be filled in: the same sentence for a missing, wrong or blank one. */
export function requiredText(maxLength: number, required: string, tooLong: string) {
  return z.string({ error: required }).overwrite(tidy).min(1, required).max(maxLength, tooLong)
}

/** From a link in a message. */
export const linkTokenSchema = z
  .string()
  .min(1, 'The link is not whole.')
  .max(200, 'The link is not whole.')

/** A field that may be left out; blank and absent are both null. */
export function optionalText(maxLength: number, tooLong: string) {
  return z
    .string()
    .overwrite(tidy)
    .max(maxLength, tooLong)
    .nullish()
    .transform((text) => text || null)
}
