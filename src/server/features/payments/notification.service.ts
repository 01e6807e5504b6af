import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import { batchWrites } from '#server/platform/batch-writes.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Checkout } from './checkout.repository.ts'
import type { FailurePostingService } from './failure-posting.service.ts'
import type { NotificationCheckService } from './notification-check.service.ts'
import { type Notification, readNotification } from './payfast/notification.ts'
import { findPayfast } from './payfast/payfast.ts'
import { cancelAtProvider, changeAtProvider } from './payfast/provider-calls.ts'
import { isTest, TEST_RESULT } from './payfast/test-notification.ts'
import {
  type NewMessage,
  type PaymentMessage,
  storeMessages,
} from './payment-message.repository.ts'
import type { PaymentPostingService } from './payment-posting.service.ts'
import type { PaymentWork, PreparedMessage, Verdict } from './payment-worker.ts'
import type { SubscriptionService } from './subscription.service.ts'

interface NotificationParts {
  checks: NotificationCheckService
  failures: FailurePostingService
  ledger: LedgerService
  payments: PaymentPostingService
  subscriptions: SubscriptionService
}

/** Nothing to write except the result. */
const decided = (verdict: Verdict): PreparedMessage => ({
  userId: null,
  write: async () => verdict,
})

/** Handles notifications from the provider, and our requests to it. */
export function createNotificationService(context: Context, parts: NotificationParts) {
  const { clock, config, db } = context
  const { checks, failures, ledger, payments, subscriptions } = parts
  const listeners = new Set<() => void>()

  const post = async (
    trx: Db,
    notification: Notification,
    checkout: Checkout,
  ): Promise<Verdict> => {
    switch (notification.get('payment_status')) {
      case 'COMPLETE':
        return payments.post(trx, notification, checkout)
      case 'FAILED':
        return failures.postFailure(trx, notification, checkout)
      case 'CANCELLED':
        return failures.postCancellation(trx, notification)
      default:
        return { state: 'done', result: 'Nothing to book yet.' }
    }
  }

  const prepare = async ({ body, sender }: PaymentMessage): Promise<PreparedMessage> => {
    const notification = readNotification(body)
    if (isTest(notification)) {
      const problem = checks.findTestProblem(notification)
      return decided(
        problem === null
          ? { state: 'done', result: TEST_RESULT }
          : { state: 'rejected', result: problem },
      )
    }
    const checked = await checks.check(notification, sender)
    if ('problem' in checked) return decided({ state: 'rejected', result: checked.problem })
    const { checkout } = checked
    return { userId: checkout.userId, write: (trx) => post(trx, notification, checkout) }
  }

  const tellProvider = async ({ kind, body }: PaymentMessage): Promise<PreparedMessage> => {
    const payfast = findPayfast(context)
    if (!payfast) throw new Error('No payment provider is set up.')
    const { token }: { token: string } = JSON.parse(body)
    if (kind === 'cancel-subscription') await cancelAtProvider(payfast, token, clock())
    else {
      const { amountCents, nextChargeOn } = await subscriptions.getCharge(token)
      const change = kind === 'pause-subscription' ? { nextChargeOn } : { amountCents }
      await changeAtProvider(payfast, { token, ...change }, clock())
    }
    return decided({ state: 'done', result: 'The provider took it.' })
  }

  const work: PaymentWork = {
    prepare: (message) =>
      message.kind === 'notification' ? prepare(message) : tellProvider(message),
    lock: ledger.lock,
    onStored: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  const receiveTogether = batchWrites(async (messages: NewMessage[]) => {
    await storeMessages(db, messages)
    for (const listener of listeners) listener()
  })

  return {
    work,
    isSetUp: () => findPayfast(context) !== undefined,
    isFromProvider: checks.isFromProvider,

    /** Stored as received, before it is parsed. */
    receive: (body: string, sender: string): Promise<void> =>
      receiveTogether({
        kind: 'notification',
        body,
        sender,
        isDemo: config.isDemoMoney,
        now: clock(),
      }),
  }
}

export type NotificationService = ReturnType<typeof createNotificationService>
