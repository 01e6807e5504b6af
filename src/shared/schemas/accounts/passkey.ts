import { z } from 'zod'
import { MAX_PASSKEY_NAME_LENGTH } from '#shared/accounts/passkeys.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { optionalText, requiredText } from '#shared/schemas/text.ts'
import { knownPassword, secondFactorCode } from './account.ts'

const TOO_LONG = `Please keep the name to ${MAX_PASSKEY_NAME_LENGTH} characters.`

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable().meta({ description: 'The last sign-in with it.' }),
})
export type OwnPasskey = z.infer<typeof passkeySchema>

export const passkeysAnswerSchema = z.object({ passkeys: z.array(passkeySchema) })

export const passkeyTargetSchema = z.object({ passkeyId: idSchema })

/** Authentication again, before the ways to sign in change: a session alone may be stolen. */
export const confirmedSchema = z.object({
  password: knownPassword,
  code: secondFactorCode
    .optional()
    .meta({ description: 'Where the account has a second step: a refusal without it names it.' }),
})

export type Confirmed = z.output<typeof confirmedSchema>

export const renamePasskeySchema = z.object({
  name: requiredText(MAX_PASSKEY_NAME_LENGTH, 'Please enter a name.', TOO_LONG),
})

/** The form of a new passkey. */
export const addPasskeyFormSchema = confirmedSchema.extend({
  name: optionalText(MAX_PASSKEY_NAME_LENGTH, TOO_LONG),
})
export type AddPasskeyForm = z.output<typeof addPasskeyFormSchema>

/** Bytes as the browser sends them. */
const bytes = (maxLength: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'That is not what a passkey sends.')
    .max(maxLength)

/** A credential's id has at most 1,023 bytes. */
const credentialId = bytes(1364)
const clientDataJSON = bytes(4096)

/** What navigator.credentials.create() returned, as JSON. Other members of the standard are ignored. */
export const newPasskeySchema = z.object({
  name: optionalText(MAX_PASSKEY_NAME_LENGTH, TOO_LONG),
  credential: z.object({
    id: credentialId,
    response: z.object({ clientDataJSON, attestationObject: bytes(16_384) }),
  }),
})
export type NewPasskey = z.input<typeof newPasskeySchema>

/** What navigator.credentials.get() returned, as JSON. */
export const passkeySignInSchema = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    userHandle: bytes(100),
  }),
})
export type PasskeySignIn = z.input<typeof passkeySignInSchema>

const credentialType = z.literal('public-key')

/** For navigator.credentials.create(), as JSON. */
export const passkeyOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: credentialType })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: credentialType })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>

/** For navigator.credentials.get(), as JSON. */
export const passkeySignInOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})
export type PasskeySignInOptions = z.infer<typeof passkeySignInOptionsSchema>
