import fc from 'fast-check'
import type { FuzzedCalls } from '../fuzz-call.ts'
import type { World } from '../world.ts'

/** Mostly unknown: existing targets would soon be changed or deleted. */
const rarely = (ids: string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...ids), weight: 1 },
    { arbitrary: fc.string({ maxLength: 40 }), weight: 4 },
  )
const someUser = ({ targetIds }: World) => ({ userId: rarely(targetIds) })
const someBusiness = ({ targetBusinessIds }: World) => ({ businessId: rarely(targetBusinessIds) })

export const ADMIN_CALLS: FuzzedCalls = {
  'GET /api/admin/readiness': { as: 'admin' },
  'GET /api/admin/changelog': { as: 'admin' },
  'GET /api/admin/money': { as: 'admin' },
  'GET /api/admin/money.csv': { as: 'admin', writesDown: true },
  'GET /api/admin/users/:userId/ledger': { as: 'admin' },
  'GET /api/admin/users/:userId/failed-sign-ins': {
    as: 'admin',
    hints: (world) => ({ params: someUser(world) }),
  },
  'POST /api/admin/eft': {
    as: 'admin',
    hints: () => ({ body: { day: fc.constantFrom('2024-10-01', '2024-02-30', '9999-01-01') } }),
  },
  'POST /api/admin/refund': { as: 'admin' },
  'POST /api/admin/cancel-subscription': { as: 'admin' },
  'POST /api/admin/pause-collection': { as: 'admin' },
  'POST /api/admin/settle-payment': { as: 'admin' },
  // This admin has no password: every password is rejected, and nothing is hashed.
  'GET /api/second-factor': { as: 'admin' },
  'POST /api/second-factor': { as: 'admin' },
  'POST /api/second-factor/confirm': { as: 'admin' },
  'POST /api/second-factor/recovery-codes': { as: 'admin' },
  'POST /api/second-factor/remove': { as: 'admin' },
  'GET /api/admin/stats': { as: 'admin' },
  'GET /api/admin/businesses': { as: 'admin' },
  'GET /api/admin/businesses.csv': { as: 'admin', writesDown: true },
  'GET /api/admin/newsletter': { as: 'admin' },
  'GET /api/admin/newsletter.csv': { as: 'admin', writesDown: true },
  'GET /api/admin/actions': { as: 'admin' },
  'GET /api/admin/gem-requests': { as: 'admin' },
  'POST /api/admin/gem-requests/:businessId/accept': { as: 'admin' },
  'POST /api/admin/gem-requests/:businessId/decline': { as: 'admin' },
  'GET /api/admin/featured-gems': { as: 'admin' },
  'GET /api/admin/corrections': { as: 'admin' },
  'POST /api/admin/corrections/:id/accept': { as: 'admin' },
  'POST /api/admin/corrections/:id/decline': { as: 'admin' },
  'GET /api/admin/changes': { as: 'admin' },
  'POST /api/admin/changes/:id/put-back': { as: 'admin' },
  'GET /api/admin/claims': { as: 'admin' },
  'POST /api/admin/claims/:id/approve': { as: 'admin' },
  'POST /api/admin/claims/:id/decline': { as: 'admin' },
  'GET /api/admin/reviews': { as: 'admin' },
  'POST /api/admin/reviews/:id/publish': { as: 'admin' },
  'POST /api/admin/reviews/:id/hide': { as: 'admin' },
  'POST /api/admin/businesses/:id/held-reviews/publish': {
    as: 'admin',
    hints: ({ targetBusinessIds }) => ({ params: { id: rarely(targetBusinessIds) } }),
  },
  'POST /api/admin/businesses/:id/held-reviews/hide': {
    as: 'admin',
    hints: ({ targetBusinessIds }) => ({ params: { id: rarely(targetBusinessIds) } }),
  },
  'GET /api/admin/outbox': { as: 'admin' },
  'GET /api/admin/tasks': { as: 'admin' },
  'POST /api/admin/featured-gems': {
    as: 'admin',
    hints: (world) => ({ body: someBusiness(world) }),
  },
  'DELETE /api/admin/featured-gems/:businessId': {
    as: 'admin',
    hints: (world) => ({ params: someBusiness(world) }),
  },
  'POST /api/admin/outbox/:id/retry': { as: 'admin' },
  'POST /api/admin/imports': { as: 'admin' },
  'GET /api/admin/imports/:id': { as: 'admin' },
  'GET /api/admin/imports/:id/report.csv': { as: 'admin' },
  'POST /api/admin/imports/:id/apply': { as: 'admin' },
  'POST /api/admin/imports/:id/undo': { as: 'admin' },
  'GET /api/admin/conversations': { as: 'admin' },
  'GET /api/admin/conversations/:id': { as: 'admin' },
  'POST /api/admin/conversations/:id/reply': { as: 'admin' },
  'POST /api/admin/conversations/:id/note': { as: 'admin' },
  'POST /api/admin/conversations/:id/solve': { as: 'admin' },
  'POST /api/admin/conversations/:id/reopen': { as: 'admin' },
  'POST /api/admin/undo/:id': { as: 'admin' },
  'POST /api/admin/toggle-subscription': {
    as: 'admin',
    hints: (world) => ({ body: someUser(world) }),
  },
  'POST /api/admin/activate-user': { as: 'admin', hints: (world) => ({ body: someUser(world) }) },
  'POST /api/admin/reset-password': { as: 'admin', hints: (world) => ({ body: someUser(world) }) },
  'DELETE /api/admin/users/:userId': {
    as: 'admin',
    hints: (world) => ({ params: someUser(world) }),
  },
}
