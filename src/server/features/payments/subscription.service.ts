import type { LedgerAccount, LedgerService } from '#server/features/ledger/ledger.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { priceCents } from '#shared/money/cents.ts'
import {
  type Checkout,
  getCurrentSubscription,
  getSubscription,
  insertSubscription,
} from './checkout.repository.ts'
import { storeMessage, withdrawMessage } from './payment-message.repository.ts'
import { standingOrderOf } from './standing-order.ts'

const cancelBody = (token: string) => JSON.stringify({ token })

/** Subscriptions at the provider, and requests about them: sent later, by the worker. */
export function createSubscriptionService({ clock, db }: Context, ledger: LedgerService) {
  const cancel = (trx: Db, token: string, dueAt = clock()): Promise<void> =>
    storeMessage(trx, {
      kind: 'cancel-subscription',
      body: cancelBody(token),
      now: clock(),
      dueAt,
    })

  return {
    cancel,
    get: getSubscription,
    getCurrent: getCurrentSubscription,

    /**
     * Starts a new one and cancels the older ones, so that only one charges. Never cancels the one that just
     * paid.
     */
    async begin(trx: Db, { id, userId, plan, isDemo }: Checkout, token: string): Promise<void> {
      const before = await getCurrentSubscription(trx, userId)
      await insertSubscription(trx, {
        token,
        userId,
        checkoutId: id,
        plan,
        isDemo,
        createdAt: clock().toISOString(),
      })
      if (before) await cancel(trx, before.token)
    },

    /** False if the provider was told already. */
    withdrawCancel: (trx: Db, token: string): Promise<boolean> =>
      withdrawMessage(trx, 'cancel-subscription', cancelBody(token)),

    /** After an entry that changed the plan: the provider charges another amount from now on. */
    async tellAmount(trx: Db, { lines }: LedgerAccount, entryId: string): Promise<void> {
      const token = standingOrderOf(lines)
      if (token === null) return
      const body = JSON.stringify({ token, entryId })
      await storeMessage(trx, { kind: 'change-amount', body, now: clock() })
    },

    /** What the provider must charge: by the ledger at the time of sending, not of the request. */
    async amountOf(token: string): Promise<number> {
      const subscription = await getSubscription(db, token)
      if (!subscription) throw new Error('There is no such subscription.')
      const { standing } = await ledger.read(subscription.userId)
      return priceCents(standing?.nextPlan ?? subscription.plan)
    },
  }
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>
