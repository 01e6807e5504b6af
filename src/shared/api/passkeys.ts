import { userAnswerSchema } from '#shared/schemas/accounts/account.ts'
import {
  confirmedSchema,
  newPasskeySchema,
  passkeyOptionsSchema,
  passkeySignInOptionsSchema,
  passkeySignInSchema,
  passkeysAnswerSchema,
  passkeyTargetSchema,
  renamePasskeySchema,
} from '#shared/schemas/accounts/passkey.ts'
import { DONE, endpoints } from './endpoint.ts'

export const passkeysApi = endpoints({
  'GET /api/passkeys': {
    who: 'user',
    tag: 'accounts',
    summary: 'The passkeys of the signed-in user, the oldest first',
    answer: passkeysAnswerSchema,
  },
  'POST /api/passkeys/options': {
    who: 'user',
    tag: 'accounts',
    summary: 'Begin a passkey: what navigator.credentials.create() needs; valid for five minutes',
    body: confirmedSchema,
    answer: passkeyOptionsSchema,
  },
  'POST /api/passkeys': {
    who: 'user',
    tag: 'accounts',
    summary: 'Add the passkey that the browser made; without a name it gets that of the browser',
    body: newPasskeySchema,
    answer: passkeysAnswerSchema,
  },
  'PUT /api/passkeys/:passkeyId': {
    who: 'user',
    tag: 'accounts',
    summary: 'Rename a passkey of the signed-in user',
    params: passkeyTargetSchema,
    body: renamePasskeySchema,
    answer: passkeysAnswerSchema,
  },
  'POST /api/passkeys/:passkeyId/remove': {
    who: 'user',
    tag: 'accounts',
    summary: 'Remove a passkey of the signed-in user: it no longer signs in',
    params: passkeyTargetSchema,
    body: confirmedSchema,
    answer: DONE,
  },
  'POST /api/passkey-sign-in/options': {
    who: 'anyone',
    tag: 'accounts',
    summary: 'Begin a sign-in with a passkey: what navigator.credentials.get() needs',
    answer: passkeySignInOptionsSchema,
  },
  'POST /api/passkey-sign-in': {
    who: 'anyone',
    tag: 'accounts',
    summary: 'Sign in with a passkey, without password and code',
    body: passkeySignInSchema,
    answer: userAnswerSchema,
  },
})
