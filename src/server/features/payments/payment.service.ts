import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { ownPages } from '#shared/billing/billing-paths.ts'
import { PLAN_PRICE_RAND, type Plan } from '#shared/money/plans.ts'
import { welcome } from './mail/welcome.tsx'
import { activateOwner, getOwnerStatus } from './payment.repository.ts'

/** The price and the payment page; null if the operator configured no payment page. */
export interface Payment {
  url: string | null
  price: number
}

interface Activation {
  adminEmail?: string
  alongside?: (trx: Db) => Promise<void>
}

/** Where to pay, and the activation by an admin. */
export function createPaymentService(
  { clock, config, db, publicUrl }: Context,
  ledger: LedgerService,
) {
  const checkoutUrl = () => publicUrl() + ownPages.checkout
  /** The demo has a simulated provider; production never runs in demo mode. */
  const demoUrl = () => (config.demo ? checkoutUrl() : null)
  return {
    getPayment: (plan: Plan): Payment => ({
      url: config.payfast ? checkoutUrl() : (config.paymentUrl[plan] ?? demoUrl()),
      price: PLAN_PRICE_RAND[plan],
    }),

    /**
     * PENDING becomes ACTIVE with one welcome mail, however often it is called. True if this call made the
     * change; `alongside` then runs in the same transaction. The ledger entry is 'paid otherwise', without an
     * amount: the payment is recorded separately.
     */
    async activate(
      userId: string,
      { adminEmail = '', alongside }: Activation = {},
    ): Promise<boolean> {
      const now = clock()
      const activated = await db.transaction().execute(async (trx) => {
        const owner = await activateOwner(trx, userId, now.toISOString())
        if (!owner) return false
        const { email, plan, businessName } = owner
        await enqueueMessage(trx, now, welcome, {
          recipient: email,
          payload: { businessName, plan },
          dedupeKey: `welcome:${userId}`,
        })
        await ledger.note(trx, userId, { kind: 'paid-otherwise', plan, adminEmail })
        await alongside?.(trx)
        return true
      })
      if (activated) return true
      const status = await getOwnerStatus(db, userId)
      if (status === null) throw new Refusal('not-found', 'There is no such business owner.')
      if (status === 'PAUSED')
        throw new Refusal('conflict', 'This account is paused. Resume it instead of activating it.')
      return false
    },
  }
}

export type PaymentService = ReturnType<typeof createPaymentService>
