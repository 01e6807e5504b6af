import type {
  Booked,
  LedgerAccount,
  LedgerService,
} from '#server/features/ledger/ledger.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { differenceToPremium } from '#shared/billing/plan-change.ts'
import { nextPaidMonth } from '#shared/billing/standing.ts'
import { decimalToCents, priceCents } from '#shared/money/cents.ts'
import type { Plan } from '#shared/money/plans.ts'
import {
  type Checkout,
  getCheckout,
  getCurrentSubscription,
  getSubscription,
  insertSubscription,
} from './checkout.repository.ts'
import type { Notification } from './payfast/notification.ts'
import type { PaymentMailService } from './payment-mail.service.ts'
import { storeMessage } from './payment-message.repository.ts'
import type { Verdict } from './payment-worker.ts'

const ALREADY = 'It was booked before.'
const STATUSES = ['COMPLETE', 'FAILED', 'PENDING', 'CANCELLED']

/** What a confirmed notification does to the books. */
export function createPaymentBookingService(
  { clock, db }: Context,
  ledger: LedgerService,
  mails: PaymentMailService,
) {
  /** A new standing order: the one before it must not charge as well. Never the one that just paid. */
  const keepSubscription = async (trx: Db, checkout: Checkout, token: string): Promise<void> => {
    const current = await getCurrentSubscription(trx, checkout.userId)
    await insertSubscription(trx, {
      token,
      userId: checkout.userId,
      checkoutId: checkout.id,
      plan: checkout.plan,
      isDemo: checkout.isDemo,
      createdAt: clock().toISOString(),
    })
    if (current) await tellProvider(trx, 'cancel-subscription', { token: current.token })
  }

  const tellProvider = (
    trx: Db,
    kind: 'cancel-subscription' | 'change-amount',
    order: { token: string; entryId?: string },
  ) => storeMessage(trx, { kind, body: JSON.stringify(order), now: clock() })

  const bookMonth = async (
    trx: Db,
    account: LedgerAccount,
    { checkout, token, paymentId, isNew, plan, amountCents }: ExpectedPayment,
  ): Promise<Booked | null> => {
    const booked = await ledger.append(trx, account, {
      kind: isNew ? 'payment' : 'renewal',
      plan,
      amountCents,
      ...nextPaidMonth(account.standing, account.today),
      providerPaymentId: paymentId,
      token: token || null,
      note: account.owner ? '' : 'The owner is deleted: give it back.',
    })
    if (!booked) return null
    if (isNew && token !== '') await keepSubscription(trx, checkout, token)
    if (!account.owner && token !== '') await tellProvider(trx, 'cancel-subscription', { token })
    return booked
  }

  const bookDifference = async (
    trx: Db,
    account: LedgerAccount,
    { checkout, paymentId, amountCents }: ExpectedPayment,
  ): Promise<Booked | null> => {
    const note = whyGiveBack(account, amountCents)
    const booked = await ledger.append(trx, account, {
      kind: 'difference',
      plan: note === '' ? checkout.plan : (account.standing?.plan ?? checkout.plan),
      amountCents,
      providerPaymentId: paymentId,
      note,
    })
    if (!booked || note !== '') return booked
    const current = await getCurrentSubscription(trx, checkout.userId)
    if (current)
      await tellProvider(trx, 'change-amount', {
        token: current.token,
        entryId: booked.entry.id,
      })
    return booked
  }

  return {
    /** What the provider shall charge from now on: as the ledger says at this moment, not when it was asked. */
    async amountOf(token: string): Promise<number> {
      const subscription = await getSubscription(db, token)
      if (!subscription) throw new Error('There is no such subscription.')
      const { standing } = await ledger.read(subscription.userId)
      return priceCents(standing?.nextPlan ?? subscription.plan)
    },

    /** Why a notification cannot be ours, or null. Asks only our own records. */
    async findProblem(notification: Notification): Promise<string | null> {
      const status = notification.get('payment_status')
      if (!STATUSES.includes(status)) return 'It says nothing about a payment.'
      const checkout = await getCheckout(db, notification.get('m_payment_id'))
      if (!checkout) return 'No payment of this number was asked for.'
      const token = notification.get('token')
      const subscription = token === '' ? null : await getSubscription(db, token)
      if (subscription && subscription.userId !== checkout.userId)
        return 'The subscription belongs to somebody else.'
      if (status !== 'COMPLETE') return null
      return notification.get('pf_payment_id') === '' ? 'It has no number of its own.' : null
    },

    /** Compared with our own amount in the transaction that books it: the plan may change meanwhile. */
    async bookPayment(notification: Notification): Promise<Verdict> {
      const token = notification.get('token')
      const paymentId = notification.get('pf_payment_id')
      return db.transaction().execute(async (trx) => {
        const checkout = await getCheckout(trx, notification.get('m_payment_id'))
        if (!checkout || (await ledger.isBooked(trx, paymentId))) return done(ALREADY)
        const account = await ledger.open(trx, checkout.userId)
        const isNew = token === '' || (await getSubscription(trx, token)) === null
        const expected = expectedOf(account, checkout, isNew)
        // The provider has confirmed it, so money has moved: an admin has to look.
        if (decimalToCents(notification.get('amount_gross')) !== expected.amountCents)
          return { state: 'failed', result: 'The amount is not the one that was asked for.' }
        const payment = { checkout, token, paymentId, isNew, ...expected }
        const line =
          checkout.purpose === 'difference'
            ? await bookDifference(trx, account, payment)
            : await bookMonth(trx, account, payment)
        if (line && account.owner) await mails.paid(trx, account, line, checkout.createdAt)
        return done(line ? 'Booked.' : ALREADY)
      })
    },

    /** No money moved: the account keeps its days, and the owner is told at once. */
    async bookFailure(notification: Notification): Promise<string> {
      const paymentId = notification.get('pf_payment_id')
      const booked = await db.transaction().execute(async (trx) => {
        const checkout = await getCheckout(trx, notification.get('m_payment_id'))
        if (!checkout) return null
        const account = await ledger.open(trx, checkout.userId)
        const known = account.lines.some(
          (line) =>
            (line.kind === 'failed' && line.reference === paymentId) ||
            line.providerPaymentId === paymentId,
        )
        if (known) return null
        const line = await ledger.append(trx, account, {
          kind: 'failed',
          plan: account.standing?.nextPlan ?? checkout.plan,
          token: notification.get('token') || null,
          reference: paymentId,
        })
        if (line && account.owner) await mails.failed(trx, account.owner, line)
        return line
      })
      return booked ? 'Noted as failed.' : ALREADY
    },

    /** Only of the standing order that is in force: an older one ends when a newer one begins. */
    async bookCancellation(notification: Notification): Promise<string> {
      const token = notification.get('token')
      const booked = await db.transaction().execute(async (trx) => {
        const subscription = token === '' ? null : await getSubscription(trx, token)
        if (!subscription) return null
        const account = await ledger.open(trx, subscription.userId)
        const current = await getCurrentSubscription(trx, subscription.userId)
        if (current?.token !== token || account.standing?.cancelled) return null
        const line = await ledger.append(trx, account, {
          kind: 'cancelled',
          plan: account.standing?.plan ?? subscription.plan,
          token,
          note: 'At the provider.',
        })
        if (line && account.owner) await mails.changed(trx, account.owner, line)
        return line
      })
      return booked ? 'Cancelled.' : 'Nothing to cancel.'
    },
  }
}

interface ExpectedPayment {
  checkout: Checkout
  token: string
  paymentId: string
  /** The first payment of its standing order. */
  isNew: boolean
  plan: Plan
  amountCents: number
}

const done = (result: string): Verdict => ({ state: 'done', result })

/** Of the checkout the first time, of the plan every month after. */
function expectedOf({ standing }: LedgerAccount, checkout: Checkout, isNew: boolean) {
  const { plan, amountCents, purpose } = checkout
  if (isNew || purpose === 'difference') return { plan, amountCents }
  const nextPlan = standing?.nextPlan ?? plan
  return { plan: nextPlan, amountCents: priceCents(nextPlan) }
}

/**
 * An old form can be paid at any time: the difference for one day must not make PREMIUM of a month that
 * was paid since. Empty where it buys what it was asked for.
 */
function whyGiveBack({ lines, standing, today }: LedgerAccount, paidCents: number): string {
  if (standing?.plan === 'PREMIUM') return 'On PREMIUM already: give it back.'
  const isOld = differenceToPremium(lines, today).amountCents > paidCents
  return isOld ? 'Asked for before another month was paid: give it back.' : ''
}

export type PaymentBookingService = ReturnType<typeof createPaymentBookingService>
