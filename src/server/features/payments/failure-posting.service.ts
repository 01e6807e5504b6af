import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Checkout } from './checkout.repository.ts'
import type { Notification } from './payfast/notification.ts'
import type { PaymentMailService } from './payment-mail.service.ts'
import type { Verdict } from './payment-worker.ts'
import type { SubscriptionService } from './subscription.service.ts'

const done = (result: string): Verdict => ({ state: 'done', result })

/** What a confirmed notification without a payment does to the ledger. */
export function createFailurePostingService(
  ledger: LedgerService,
  { mails, subscriptions }: { mails: PaymentMailService; subscriptions: SubscriptionService },
) {
  return {
    /** No payment: the account keeps its paid days, and the owner is told at once. */
    async postFailure(trx: Db, notification: Notification, checkout: Checkout): Promise<Verdict> {
      const paymentId = notification.get('pf_payment_id')
      const account = await ledger.open(trx, checkout.userId)
      const known = account.lines.some(
        (line) =>
          (line.kind === 'failed' && line.reference === paymentId) ||
          line.providerPaymentId === paymentId,
      )
      if (known) return done('It was booked before.')
      const line = await ledger.append(trx, account, {
        kind: 'failed',
        plan: account.standing?.nextPlan ?? checkout.plan,
        token: notification.get('token') || null,
        reference: paymentId,
      })
      if (line && account.owner) await mails.failed(trx, account.owner, line)
      return done('Noted as failed.')
    },

    /** Only for the current subscription: an older one ends when a newer one begins. */
    async postCancellation(trx: Db, notification: Notification): Promise<Verdict> {
      const token = notification.get('token')
      const nothing = done('Nothing to cancel.')
      const subscription = token === '' ? null : await subscriptions.get(trx, token)
      if (!subscription) return nothing
      const account = await ledger.open(trx, subscription.userId)
      const current = await subscriptions.getCurrent(trx, subscription.userId)
      if (current?.token !== token || account.standing?.cancelled) return nothing
      const line = await ledger.append(trx, account, {
        kind: 'cancelled',
        plan: account.standing?.plan ?? subscription.plan,
        token,
        note: 'At the provider.',
      })
      if (line && account.owner) await mails.changed(trx, account.owner, line)
      return done('Cancelled.')
    },
  }
}

export type FailurePostingService = ReturnType<typeof createFailurePostingService>
