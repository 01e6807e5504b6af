import type {
  AppendedEntry,
  LedgerAccount,
  LedgerService,
} from '#server/features/ledger/ledger.service.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { REFUND_DUE_NOTE } from '#shared/billing/ledger-line.ts'
import { differenceToPremium } from '#shared/billing/plan-change.ts'
import { nextPaidMonth, type PaidMonth } from '#shared/billing/standing.ts'
import { decimalToCents, priceCents } from '#shared/money/cents.ts'
import type { Plan } from '#shared/money/plans.ts'
import { dayOfMonth } from '#shared/time/calendar-days.ts'
import type { Checkout } from './checkout.repository.ts'
import { firstChargeOf } from './payable.ts'
import type { Notification } from './payfast/notification.ts'
import type { PaymentMailService } from './payment-mail.service.ts'
import type { Verdict } from './payment-worker.ts'
import { standingOrderOf } from './standing-order.ts'
import type { SubscriptionService } from './subscription.service.ts'

const done = (result: string): Verdict => ({ state: 'done', result })
const ALREADY = done('It was booked before.')
const NOTHING = done('Nothing was charged.')

interface ExpectedPayment {
  checkout: Checkout
  token: string
  paymentId: string
  /** The first payment of its subscription. */
  isNew: boolean
  plan: Plan
  amountCents: number
  feeCents: number | null
}

/** What a confirmed payment does to the ledger. */
export function createPaymentPostingService(
  ledger: LedgerService,
  { mails, subscriptions }: { mails: PaymentMailService; subscriptions: SubscriptionService },
) {
  const postMonth = async (
    trx: Db,
    account: LedgerAccount,
    { checkout, token, paymentId, isNew, plan, amountCents, feeCents }: ExpectedPayment,
  ): Promise<AppendedEntry | null> => {
    const note = whyGivenBack(account, { isNew, token })
    const appended = await ledger.append(trx, account, {
      kind: isNew ? 'payment' : 'renewal',
      plan,
      amountCents,
      feeCents,
      ...(note === '' && paidMonthOf(account, { isNew, plan })),
      providerPaymentId: paymentId,
      token: token || null,
      note,
    })
    if (!appended) return null
    if (isNew && token !== '') await subscriptions.begin(trx, checkout, token)
    if (note !== '' && token !== '') await subscriptions.cancel(trx, token, { despite: paymentId })
    if (isNew && isClosing(account))
      await subscriptions.stop(trx, await ledger.open(trx, account.userId), {
        note,
        adminEmail: '',
      })
    return appended
  }

  const postDifference = async (
    trx: Db,
    account: LedgerAccount,
    { checkout, paymentId, amountCents, feeCents }: ExpectedPayment,
  ): Promise<AppendedEntry | null> => {
    const note = refundReason(account, amountCents)
    const appended = await ledger.append(trx, account, {
      kind: 'difference',
      plan: note === '' ? checkout.plan : (account.standing?.plan ?? checkout.plan),
      amountCents,
      feeCents,
      providerPaymentId: paymentId,
      note,
    })
    if (appended && note === '') await subscriptions.tellAmount(trx, account, appended.entry.id)
    return appended
  }

  /** A subscription that was set up while paid days are left: nothing was charged, and nothing is invoiced. */
  const postSetUp = async (
    trx: Db,
    account: LedgerAccount,
    { checkout, token, paymentId }: Pick<ExpectedPayment, 'checkout' | 'token' | 'paymentId'>,
  ): Promise<Verdict> => {
    if (!account.owner) {
      await subscriptions.cancel(trx, token)
      return done('The owner is deleted: the subscription is cancelled.')
    }
    if (isClosing(account)) {
      await subscriptions.cancel(trx, token)
      return done('The owner closes the account: the subscription is cancelled.')
    }
    const firstChargeOn = firstChargeOf(account, checkout)
    const appended = await ledger.append(trx, account, {
      kind: 'card-set-up',
      plan: checkout.plan,
      monthDay: dayOfMonth(firstChargeOn),
      providerPaymentId: paymentId,
      token,
      note: `First charge on ${firstChargeOn}.`,
    })
    if (!appended) return ALREADY
    await subscriptions.begin(trx, checkout, token)
    await mails.changed(trx, account.owner, appended)
    return done('The card is set up.')
  }

  return {
    /** Compared with our own amount in the transaction of the entry: the plan may change meanwhile. */
    async post(trx: Db, notification: Notification, checkout: Checkout): Promise<Verdict> {
      const token = notification.get('token')
      const paymentId = notification.get('pf_payment_id')
      const account = await ledger.open(trx, checkout.userId)
      if (account.lines.some(({ providerPaymentId }) => providerPaymentId === paymentId))
        return ALREADY
      const isNew = token === '' || (await subscriptions.get(trx, token)) === null
      const paidCents = decimalToCents(notification.get('amount_gross'))
      if (paidCents === 0 && token !== '' && checkout.purpose === 'subscribe-later')
        return isNew ? postSetUp(trx, account, { checkout, token, paymentId }) : NOTHING
      const expected = expectedOf(account, checkout, isNew)
      // The provider has confirmed it, so money was paid: an admin has to look.
      if (paidCents !== expected.amountCents)
        return { state: 'failed', result: 'The amount is not the one that was asked for.' }
      // The provider writes what it keeps as a negative amount.
      const feeCents = decimalToCents(notification.get('amount_fee').replace(/^-/, ''))
      const payment = { checkout, token, paymentId, isNew, feeCents, ...expected }
      const line =
        checkout.purpose === 'difference'
          ? await postDifference(trx, account, payment)
          : await postMonth(trx, account, payment)
      if (!line) return ALREADY
      if (account.owner) await mails.paid(trx, account, line, checkout.createdAt)
      return done('Booked.')
    },
  }
}

const isClosing = ({ standing }: LedgerAccount) => standing?.pausedFor === 'closing'
const CLOSING_NOTE = `The owner closes the account: ${REFUND_DUE_NOTE}`

/** Whoever was told that no more is charged gets it back, and nothing for it. Empty if it pays for a month. */
function whyGivenBack(
  account: LedgerAccount,
  { isNew, token }: Pick<ExpectedPayment, 'isNew' | 'token'>,
): string {
  const { owner, lines } = account
  if (!owner) return `The owner is deleted: ${REFUND_DUE_NOTE}`
  if (isClosing(account)) return CLOSING_NOTE
  const isCharged = isNew || standingOrderOf(lines) === token
  return isCharged ? '' : `Charged after the cancellation: ${REFUND_DUE_NOTE}`
}

/** The checkout's amount the first time, the plan's price every month after. */
function expectedOf({ standing }: LedgerAccount, checkout: Checkout, isNew: boolean) {
  const { plan, amountCents, purpose } = checkout
  if (isNew || purpose === 'difference') return { plan, amountCents }
  const nextPlan = standing?.nextPlan ?? plan
  return { plan: nextPlan, amountCents: priceCents(nextPlan) }
}

/**
 * The provider charges a new subscription on this day of every month: if a payment was missing, the paid
 * month begins today, otherwise every later one would be overdue by as many days. An old form for PREMIUM can
 * be paid while BASIC days are left: its month begins today, otherwise those days would be PREMIUM for the
 * price of BASIC.
 */
function paidMonthOf(
  { lines, standing, today }: LedgerAccount,
  { isNew, plan }: Pick<ExpectedPayment, 'isNew' | 'plan'>,
): PaidMonth {
  const isAbove = plan === 'PREMIUM' && differenceToPremium(lines, today).amountCents > 0
  const beginsToday = isNew && (isAbove || (standing?.overdueSince ?? null) !== null)
  return nextPaidMonth(beginsToday ? null : standing, today)
}

/**
 * An old form can be paid at any time: the difference for one day must not upgrade a month that was paid
 * later, nor days that nobody has paid. Empty if it buys what it was made for.
 */
function refundReason(account: LedgerAccount, paidCents: number): string {
  const { lines, standing, today } = account
  if (isClosing(account)) return CLOSING_NOTE
  if (standing?.plan === 'PREMIUM') return `On PREMIUM already: ${REFUND_DUE_NOTE}`
  const due = differenceToPremium(lines, today).amountCents
  if (due === 0 || standing?.openEnded) return `Asked for days that are over: ${REFUND_DUE_NOTE}`
  return due > paidCents ? `Asked for before another month was paid: ${REFUND_DUE_NOTE}` : ''
}

export type PaymentPostingService = ReturnType<typeof createPaymentPostingService>
