import { z } from 'zod'
import { CLOSE } from '#shared/accounts/closing.ts'
import { knownPassword, secondFactorCode } from './account.ts'
import { dataFileQuerySchema } from './personal-data.ts'

export const closeAccountSchema = z.object({
  password: knownPassword,
  code: secondFactorCode.optional().catch(undefined),
  confirm: z
    .string()
    .refine((typed) => typed.trim().toUpperCase() === CLOSE, `Please type ${CLOSE}.`),
})
export type CloseAccountRequest = z.output<typeof closeAccountSchema>

export const ownFileQuerySchema = dataFileQuerySchema.pick({ format: true })
