import { z } from 'zod'
import { knownPassword, secondFactorCode } from './account.ts'

export const secondFactorSchema = z.object({
  active: z.boolean(),
  since: z.string().nullable(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** A stolen session alone must not be enough to bind the account to another phone. */
export const startSecondFactorSchema = z.object({ password: knownPassword })

export const newSecondFactorSchema = z.object({
  secret: z.string().meta({ description: 'In base 32, for typing into an authenticator app.' }),
  address: z.string().meta({ description: 'The same as an otpauth address, for a QR code.' }),
})
export type NewSecondFactor = z.infer<typeof newSecondFactorSchema>

export const confirmSecondFactorSchema = z.object({ code: secondFactorCode })

/** Authentication again, before the second factor changes. */
export const bothFactorsSchema = z.object({ password: knownPassword, code: secondFactorCode })
export type BothFactors = z.input<typeof bothFactorsSchema>

export const recoveryCodesSchema = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Shown once. Each works once.' }),
})
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>
