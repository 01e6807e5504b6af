import type {
  AppendedEntry,
  LedgerAccount,
  LedgerService,
} from '#server/features/ledger/ledger.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { refuseConflict } from '#server/platform/errors.ts'
import { nextPaidMonth } from '#shared/billing/standing.ts'
import { priceCents } from '#shared/money/cents.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { formatDate } from '#shared/time/dates.ts'
import {
  type Checkout,
  getCurrentSubscription,
  getSubscription,
  insertSubscription,
} from './checkout.repository.ts'
import { isWaiting, storeMessage, withdrawMessage } from './payment-message.repository.ts'
import { cancelledOrderOf, standingOrderOf } from './standing-order.ts'

export const NO_CARD = 'No card is charged for this owner.'

/** With the payment that came all the same: the same request is queued once, and that one was done. */
const cancelBody = (token: string, despite?: string) => JSON.stringify({ token, despite })

/** Subscriptions at the provider, and requests about them: sent later, by the worker. */
export function createSubscriptionService({ clock, config, db }: Context, ledger: LedgerService) {
  /** Whether it was begun at the simulator: the real provider does not know it. */
  const isDemo = async (trx: Db, token: string): Promise<boolean> => {
    const subscription = await getSubscription(trx, token)
    return subscription ? subscription.isDemo === 1 : config.isDemoMoney
  }

  const cancel = async (
    trx: Db,
    token: string,
    { dueAt = clock(), despite }: { dueAt?: Date; despite?: string } = {},
  ): Promise<void> =>
    storeMessage(trx, {
      kind: 'cancel-subscription',
      body: cancelBody(token, despite),
      isDemo: await isDemo(trx, token),
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

    /**
     * For a deleted owner, in that transaction: whatever the provider may still charge is cancelled. The request has
     * the token only, and is queued once, also if the owner has cancelled before and it waits for its day.
     */
    async end(trx: Db, userId: string): Promise<void> {
      const { lines } = await ledger.open(trx, userId)
      const last = lines.findLast(({ kind }) => kind === 'cancelled')
      const isEndedAtProvider = last !== undefined && last.token !== null
      const cancelled = isEndedAtProvider ? null : cancelledOrderOf(lines)
      const token = standingOrderOf(lines) ?? cancelled
      if (token !== null) await cancel(trx, token)
    },

    /** By an admin: the provider is told at once, or when nothing can undo it. Null if no card is charged. */
    async stop(
      trx: Db,
      account: LedgerAccount,
      { note, adminEmail, dueAt }: { note: string; adminEmail: string; dueAt?: Date },
    ): Promise<AppendedEntry | null> {
      const { owner, lines } = account
      const token = standingOrderOf(lines)
      if (!owner || token === null) return null
      const { plan } = owner
      const ended = await ledger.append(trx, account, { kind: 'cancelled', plan, note, adminEmail })
      if (ended) await cancel(trx, token, dueAt && { dueAt })
      return ended
    },

    /**
     * By an admin: months without a charge, after which the provider charges again. A pause that has not begun yet
     * is not doubled, so that a form sent twice gives the months once.
     */
    async pause(
      trx: Db,
      account: LedgerAccount,
      { months, note, adminEmail }: { months: number; note: string; adminEmail: string },
    ): Promise<AppendedEntry | null> {
      const { lines, standing, today } = account
      const token = standingOrderOf(lines)
      if (standing?.status !== 'ACTIVE' || token === null) return refuseConflict(NO_CARD)
      if (standing.paidUntil === null || standing.overdueSince !== null)
        return refuseConflict('A payment is due. Please pause the next ones after it has come in.')
      const waiting = lines.findLast(({ kind }) => kind === 'collection-paused')
      if (waiting?.paidUntil && waiting.paidUntil >= today)
        return refuseConflict(`The payments are paused until ${formatDate(waiting.paidUntil)}.`)
      const appended = await ledger.append(trx, account, {
        kind: 'collection-paused',
        plan: standing.plan,
        ...nextPaidMonth(standing, today, months),
        note,
        adminEmail,
      })
      if (appended)
        await storeMessage(trx, {
          kind: 'pause-subscription',
          body: JSON.stringify({ token, entryId: appended.entry.id }),
          isDemo: await isDemo(trx, token),
          now: clock(),
        })
      return appended
    },

    /** Whether the provider was not told of the last cancellation yet. */
    async mayTakeBackStop({ lines }: LedgerAccount): Promise<boolean> {
      const token = cancelledOrderOf(lines)
      return token === null || isWaiting(db, 'cancel-subscription', cancelBody(token))
    },

    /** Before the last cancellation is undone. False if the provider was told already. */
    async takeBackStop(trx: Db, { lines }: LedgerAccount): Promise<boolean> {
      const token = cancelledOrderOf(lines)
      return token === null || withdrawMessage(trx, 'cancel-subscription', cancelBody(token))
    },

    /** After an entry that changed the plan: the provider charges another amount from now on. */
    async tellAmount(trx: Db, { lines }: LedgerAccount, entryId: string): Promise<void> {
      const token = standingOrderOf(lines)
      if (token === null) return
      const body = JSON.stringify({ token, entryId })
      await storeMessage(trx, {
        kind: 'change-amount',
        body,
        isDemo: await isDemo(trx, token),
        now: clock(),
      })
    },

    /** What the provider must charge, and when next: by the ledger at the time of sending, not of the request. */
    async getCharge(token: string): Promise<{ amountCents: number; nextChargeOn: string }> {
      const subscription = await getSubscription(db, token)
      if (!subscription) throw new Error('We can’t find that subscription.')
      const { standing, today } = await ledger.read(subscription.userId)
      return {
        amountCents: priceCents(standing?.nextPlan ?? subscription.plan),
        nextChargeOn: addDays(standing?.paidUntil ?? today, 1),
      }
    },
  }
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>
