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
  // This owner has no password, so nothing is hashed and every case is rejected.
  'POST /api/change-password': { as: 'owner' },
  'GET /api/user': { as: 'owner' },
  'GET /api/sessions': { as: 'owner' },
  'DELETE /api/sessions/:sessionId': {
    as: 'owner',
    hints: ({ otherSessionIds }) => ({
      params: { sessionId: fc.constantFrom(...otherSessionIds) },
    }),
  },
  'POST /api/logout': { as: 'newOwner' },
  'POST /api/sign-out-everywhere': { as: 'newOwner' },
}
