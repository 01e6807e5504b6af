import { z } from 'zod'
import { CLOSE, FAREWELL_MAX } from '#shared/accounts/closing.ts'
import { dataFileQuerySchema } from '#shared/schemas/personal-data.ts'
import { optionalText } from '#shared/schemas/text.ts'
import { knownPassword, secondFactorCode } from './account.ts'

export const closeAccountSchema = z.object({
  password: knownPassword,
  code: secondFactorCode.optional().catch(undefined),
  farewell: optionalText(
    FAREWELL_MAX,
    `Please keep your word to visitors under ${FAREWELL_MAX} characters.`,
  ),
  confirm: z
    .string()
    .refine((typed) => typed.trim().toUpperCase() === CLOSE, `Please type ${CLOSE}.`),
})
export type CloseAccountRequest = z.output<typeof closeAccountSchema>

export const ownFileQuerySchema = dataFileQuerySchema.pick({ format: true })
