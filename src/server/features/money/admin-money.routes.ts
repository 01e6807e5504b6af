import type { Route } from '#server/platform/http/api-route.ts'
import { sendCsv } from '#server/platform/http/csv-answer.ts'
import type { AdminMoneyService } from './admin-money.service.ts'
import type { AdminPaymentService } from './admin-payment.service.ts'
import type { AttentionService } from './attention.service.ts'

export function adminMoneyRoutes(
  route: Route,
  {
    money,
    payments,
    attention,
  }: { money: AdminMoneyService; payments: AdminPaymentService; attention: AttentionService },
): void {
  route('GET /api/admin/money', ({ query }) => money.get(query))

  route(
    'GET /api/admin/money.csv',
    { config: { writesOnRead: true } },
    async ({ user, query }, reply) =>
      sendCsv(reply, 'ledger.csv', await money.export(user, query.month)),
  )

  route('GET /api/admin/users/:userId/ledger', ({ params }) => money.getOwner(params.userId))

  route('POST /api/admin/eft', async ({ user, body }) => {
    await payments.noteEft(user, body)
    return { message: 'The payment is recorded.' }
  })

  route('POST /api/admin/refund', async ({ user, body }) => {
    await payments.noteRefund(user, body)
    return { message: 'The refund is recorded.' }
  })

  route('POST /api/admin/cancel-subscription', async ({ user, body }) => {
    await payments.cancelSubscription(user, body.userId)
    return { message: 'The card payments are cancelled.' }
  })

  route('POST /api/admin/pause-collection', async ({ user, body }) => {
    await payments.pauseCollection(user, body)
    return { message: 'The card payments are paused.' }
  })

  route('POST /api/admin/settle-payment', async ({ user, body }) => {
    await attention.settle(user, body.messageId)
    return { message: 'It is settled.' }
  })
}
