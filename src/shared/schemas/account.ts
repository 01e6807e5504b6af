import { z } from 'zod'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/catalogue/passwords.ts'
import { PLANS } from '#shared/catalogue/plans.ts'

const MAX_EMAIL_LENGTH = 254
const INVALID_EMAIL = 'Please enter a valid email address'

/** Stricter than the forms that strangers fill in: mail to this address must arrive. */
const accountEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH, INVALID_EMAIL)
  .pipe(z.email(INVALID_EMAIL))

const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`)
  .max(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters`)
  .refine((text) => text.isWellFormed(), 'Password has a character that cannot be stored')

const knownPassword = z
  .string()
  .min(1, 'Password is required')
  .max(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters`)

export const loginRequestSchema = z.object({ email: accountEmail, password: knownPassword })
export type LoginRequest = z.input<typeof loginRequestSchema>

export const registerRequestSchema = z.object({
  email: accountEmail,
  password: newPassword,
  plan: z.enum(PLANS).default('BASIC'),
})
export type RegisterRequest = z.input<typeof registerRequestSchema>

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(['ADMIN', 'BUSINESS']),
  plan: z.enum(PLANS),
  status: z.enum(['PENDING', 'ACTIVE', 'PAUSED']),
  createdAt: z.string(),
  mustChangePassword: z
    .literal(true)
    .optional()
    .meta({ description: 'Present after a reset, until a new password is chosen.' }),
})
export type User = z.infer<typeof userSchema>

export const userAnswerSchema = z.object({ user: userSchema })
export type UserAnswer = z.infer<typeof userAnswerSchema>

export const registerAnswerSchema = userAnswerSchema.extend({ redirectUrl: z.string().optional() })
export type RegisterAnswer = z.infer<typeof registerAnswerSchema>

export const doneAnswerSchema = z.object({ message: z.string() })
