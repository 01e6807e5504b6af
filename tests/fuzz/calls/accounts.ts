import fc from 'fast-check'
import type { FuzzedCalls } from '../fuzz-call.ts'

/** Rare: a known address causes a password hash, which is slow on purpose. */
const email = fc.oneof(
  { arbitrary: fc.emailAddress(), weight: 1 },
  { arbitrary: fc.string({ maxLength: 30 }), weight: 19 },
)
const hints = () => ({ body: { email } })

export const ACCOUNT_CALLS: FuzzedCalls = {
  'POST /api/login': { as: 'nobody', hints },
  'POST /api/register': { as: 'nobody', hints },
  'POST /api/forgot-password': { as: 'nobody', hints },
  'POST /api/reset-password': { as: 'nobody' },
  'POST /api/confirm-email': { as: 'nobody' },
  'POST /api/confirm-email/resend': { as: 'owner' },
  'POST /api/change-email/confirm': { as: 'nobody' },
  'POST /api/not-me': { as: 'nobody' },
  'POST /api/change-email': { as: 'owner', hints },
  // This owner has no password, so nothing is hashed and every case is rejected.
  'POST /api/change-password': { as: 'owner' },
  'POST /api/passkey-sign-in/options': { as: 'nobody' },
  'POST /api/passkey-sign-in': { as: 'nobody' },
  'GET /api/passkeys': { as: 'owner' },
  'POST /api/passkeys/options': { as: 'owner' },
  'POST /api/passkeys': { as: 'owner' },
  'PUT /api/passkeys/:passkeyId': { as: 'owner' },
  'POST /api/passkeys/:passkeyId/remove': { as: 'owner' },
  'GET /api/user': { as: 'owner' },
  'GET /api/sessions': { as: 'owner' },
  'GET /api/account/data': { as: 'owner' },
  'DELETE /api/sessions/:sessionId': {
    as: 'owner',
    hints: ({ otherSessionIds }) => ({
      params: { sessionId: fc.constantFrom(...otherSessionIds) },
    }),
  },
  'POST /api/logout': { as: 'newOwner' },
  'POST /api/sign-out-everywhere': { as: 'newOwner' },
}
