import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import type { LedgerEntry } from '#server/features/ledger/ledger-entry.ts'
import { handOver } from '#server/features/ownership/hand-over.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { PLAN_PRICE_RAND, type Plan } from '#shared/money/plans.ts'
import { ownPages } from '#shared/own-paths.ts'
import { welcome } from './mail/welcome.tsx'
import { activateOwner, getOwnerStatus } from './payment.repository.ts'

/** The price and the payment page; null if the operator configured no payment page. */
export interface Payment {
  url: string | null
  price: number
}

interface Activation {
  adminEmail?: string
  /** When the welcome mail is sent; at once if it is left out. */
  welcomeAt?: Date
  /** What the admin adds to it. */
  reason?: string | null
  alongside?: (trx: Db, entry: LedgerEntry | undefined) => Promise<void>
}

export const welcomeKey = (userId: string) => `welcome:${userId}`

/** Where to pay, and the activation by an admin. */
export function createPaymentService(context: Context, ledger: LedgerService) {
  const { clock, config, db, publicUrl } = context
  const checkoutUrl = () => publicUrl() + ownPages.checkout
  /** The demo has a simulated provider; production never runs in demo mode. */
  const demoUrl = () => (config.demo ? checkoutUrl() : null)
  return {
    welcomeKey,

    getPayment: (plan: Plan): Payment => ({
      url: config.payfast ? checkoutUrl() : (config.paymentUrl[plan] ?? demoUrl()),
      price: PLAN_PRICE_RAND[plan],
    }),

    /** The last day of a cancelled plan; null if it goes on, or is over. */
    getEnd: async (userId: string): Promise<string | null> => {
      const { standing, today } = await ledger.read(userId)
      if (!standing?.cancelled || standing.status !== 'ACTIVE') return null
      return standing.paidUntil ?? today
    },

    /** The welcome once more, in the words of today: what a sent mail said is not kept. */
    welcomeAgain: (
      trx: Db,
      { email, plan, businessName }: { email: string; plan: Plan; businessName: string | null },
    ) =>
      enqueueMessage(trx, context, welcome, {
        recipient: email,
        payload: { businessName, plan },
        by: 'admin',
      }),

    /**
     * PENDING becomes ACTIVE with one welcome mail, however often it is called. True if this call made the
     * change; `alongside` then runs in the same transaction. The ledger entry is 'paid otherwise', without an
     * amount: the payment is recorded separately.
     */
    async activate(
      userId: string,
      { adminEmail = '', welcomeAt, reason, alongside }: Activation = {},
    ): Promise<boolean> {
      const now = clock()
      const activated = await db.transaction().execute(async (trx) => {
        const owner = await activateOwner(trx, userId, now.toISOString())
        if (!owner) return false
        const claimed = await handOver(trx, userId)
        const { email, plan } = owner
        const businessName = owner.businessName ?? claimed?.businessName ?? null
        await enqueueMessage(trx, context, welcome, {
          recipient: email,
          payload: { businessName, plan, ...(reason && { reason }) },
          by: 'admin',
          dedupeKey: welcomeKey(userId),
          ...(welcomeAt && { sendAt: welcomeAt }),
        })
        const noted = await ledger.note(trx, userId, { kind: 'paid-otherwise', plan, adminEmail })
        await alongside?.(trx, noted?.entry)
        return true
      })
      if (activated) return true
      const status = await getOwnerStatus(db, userId)
      if (status === null) throw new AppError('not-found', 'We can’t find that business owner.')
      if (status === 'PAUSED')
        throw new AppError(
          'conflict',
          'This account is paused. Resume it instead of activating it.',
        )
      return false
    },
  }
}

export type PaymentService = ReturnType<typeof createPaymentService>
