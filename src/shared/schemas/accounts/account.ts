import { z } from 'zod'
import { ADMIN_SHORT_NAME } from '#shared/accounts/admin-name.ts'
import { ROLES } from '#shared/accounts/user-role.ts'
import { USER_STATUSES } from '#shared/accounts/user-status.ts'
import { EMAIL_FORMAT, isEmail } from '#shared/contact/email.ts'
import { PLANS } from '#shared/money/plans.ts'
import { withoutDirectionMarks } from '#shared/text/tidy.ts'

const MIN_PASSWORD_LENGTH = 8
/** Enough for any passphrase; limited, since hashing very long texts can be an attack. */
const MAX_PASSWORD_LENGTH = 256

const INVALID_EMAIL = 'Please enter a valid email address'

const accountEmail = z
  .string()
  .overwrite(withoutDirectionMarks)
  .trim()
  .toLowerCase()
  .refine(isEmail, INVALID_EMAIL)
  .meta({ format: EMAIL_FORMAT })

const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`)
  .max(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters`)
  .refine((text) => text.isWellFormed(), 'Password has a character that cannot be stored')

export const knownPassword = z
  .string()
  .min(1, 'Password is required')
  .max(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters`)

/** Six digits of an authenticator app, or a recovery code; people type both with spaces. */
export const secondFactorCode = z
  .string()
  .max(100, 'This code is too long')
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, 'Code is required'))

/** The API's rule; the owners' form requires an address (loginFormSchema). */
export const loginRequestSchema = z.object({
  email: z
    .string()
    .overwrite(withoutDirectionMarks)
    .trim()
    .toLowerCase()
    .pipe(z.union([z.literal(ADMIN_SHORT_NAME), accountEmail], INVALID_EMAIL)),
  password: knownPassword,
  code: secondFactorCode
    .optional()
    .meta({ description: 'Where the account has a second step: a refusal without it names it.' }),
})
export type LoginRequest = z.input<typeof loginRequestSchema>

export const loginFormSchema = z.object({
  email: accountEmail,
  password: knownPassword,
  code: secondFactorCode.optional(),
})

export const adminLoginFormSchema = z.object({
  username: z.string().overwrite(withoutDirectionMarks).trim().min(1, 'Username is required'),
  password: knownPassword,
  code: secondFactorCode.optional().catch(undefined),
})

export const registerRequestSchema = z.object({
  email: accountEmail,
  password: newPassword,
  plan: z.enum(PLANS).default('BASIC'),
})
export type RegisterRequest = z.input<typeof registerRequestSchema>

const MISMATCH = {
  error: "Passwords don't match",
  path: ['confirmPassword'],
  // Reported together with the other fields' errors, not only after they are fixed.
  when: () => true,
}

export const registerFormSchema = registerRequestSchema
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, MISMATCH)

export const forgotPasswordSchema = z.object({ email: accountEmail })

/** Longer than any of our tokens; a token of another format is simply not found. */
const linkToken = z.string().min(1, 'The link is not complete.').max(100, 'The link is not right.')

export const resetPasswordSchema = z.object({ token: linkToken, newPassword })

export const changePasswordSchema = z.object({
  currentPassword: knownPassword
    .optional()
    .meta({ description: 'Not needed while a new password is due after a reset.' }),
  newPassword,
})
export type ChangePasswordRequest = z.input<typeof changePasswordSchema>

export const newPasswordFormSchema = z
  .object({ newPassword, confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, MISMATCH)

export const changePasswordFormSchema = z
  .object({ currentPassword: knownPassword, newPassword, confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, MISMATCH)

export const changeEmailSchema = z.object({
  email: accountEmail,
  password: knownPassword,
  code: secondFactorCode
    .optional()
    .meta({ description: 'Where the account has a second step: a refusal without it names it.' }),
})
export type ChangeEmailRequest = z.infer<typeof changeEmailSchema>

/** For calls that need nothing but the token of a link. */
export const linkTokenSchema = z.object({ token: linkToken })

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  plan: z.enum(PLANS),
  status: z.enum(USER_STATUSES),
  createdAt: z.string(),
  emailConfirmed: z.boolean().meta({ description: 'A link in a mail to it was followed.' }),
  mustChangePassword: z
    .literal(true)
    .optional()
    .meta({ description: 'Present after a reset, until a new password is chosen.' }),
  mustSetSecondFactor: z.literal(true).optional().meta({
    description: 'Present where the operator asks admins for a second step and it is missing.',
  }),
})
export type User = z.infer<typeof userSchema>

export const userAnswerSchema = z.object({ user: userSchema })

export const registerAnswerSchema = userAnswerSchema.extend({ redirectUrl: z.string().optional() })
