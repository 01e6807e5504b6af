import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import type { InvoiceDetailsService } from '#server/features/invoices/invoice-details.service.ts'
import type { LedgerAccount, LedgerService } from '#server/features/ledger/ledger.service.ts'
import { type Actor, denialReason } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { AppError } from '#server/platform/errors.ts'
import { addressOf } from '#shared/api/address.ts'
import { type LedgerKind, REFUND_DUE_NOTE } from '#shared/billing/ledger-line.ts'
import type { PaymentOutcome } from '#shared/billing/payment-outcome.ts'
import {
  type Difference,
  differenceToPremium,
  SMALLEST_CHARGE_CENTS,
} from '#shared/billing/plan-change.ts'
import { priceCents } from '#shared/money/cents.ts'
import type { Plan } from '#shared/money/plans.ts'
import { moneyPages } from '#shared/paths.ts'
import type { BillingAnswer } from '#shared/schemas/billing/billing.ts'
import { capeTownDay, formatDate } from '#shared/time/dates.ts'
import {
  type Checkout,
  getCheckout,
  getOpenCheckout,
  insertCheckout,
} from './checkout.repository.ts'
import { payableOf } from './payable.ts'
import { checkoutFields } from './payfast/checkout-fields.ts'
import { findPayfast } from './payfast/payfast.ts'
import { cardPage } from './payfast/provider-calls.ts'
import type { Field } from './payfast/signature.ts'
import { standingOrderOf } from './standing-order.ts'

/** For this long the page reloads by itself. */
const WAIT_MS = 30 * 60 * 1000
/** Shorter, so that the page still reloads after a payment with a reused form. */
const REUSE_MS = 15 * 60 * 1000
const CLOSING = 'You are closing your account. Undo that first, then pay.'

/** How a payment ends in the ledger. */
const OUTCOMES: LedgerKind[] = ['payment', 'renewal', 'difference', 'card-set-up', 'failed']

type CheckoutPurpose = Checkout['purpose']
type WantedPurchase = 'subscribe' | 'difference'

export interface PreparedCheckout {
  purpose: CheckoutPurpose
  plan: Plan
  amountCents: number
  difference: Difference | null
  /** The day of the first charge; null if it is today. */
  firstChargeOn: string | null
  /** The form that posts to the payment page. */
  form: { action: string; fields: Field[] }
  /** Nothing was ever paid, and the owner has not said who the invoices are made out to. */
  asksDetails: boolean
  invoicesTo: BillingAnswer['invoicesTo']
}

export function createCheckoutService(
  context: Context,
  ledger: LedgerService,
  invoiceDetails: InvoiceDetailsService,
) {
  const { clock, config, db, publicUrl } = context

  const order = (account: LedgerAccount, user: CurrentUser, wanted: WantedPurchase) => {
    const { standing, lines, today } = account
    if (wanted === 'subscribe') {
      const payable = payableOf(account)
      if (!payable) {
        const until = standing?.paidUntil
        throw new AppError(
          'conflict',
          until && standing.pausedFor !== 'closing'
            ? `There is nothing to pay: your plan is paid until ${formatDate(until)}.`
            : standing?.pausedFor === 'closing'
              ? CLOSING
              : 'Your account is paused. Please write to us.',
        )
      }
      const plan = standing?.nextPlan ?? user.plan
      const { firstChargeOn } = payable
      const purpose: CheckoutPurpose = firstChargeOn === null ? 'subscribe' : 'subscribe-later'
      return { purpose, plan, amountCents: priceCents(plan), difference: null, firstChargeOn }
    }
    const difference = differenceToPremium(lines, today)
    const offered =
      standing?.status === 'ACTIVE' && standing.plan === 'BASIC' && !standing.openEnded
    if (!offered || difference.amountCents < SMALLEST_CHARGE_CENTS)
      throw new AppError('conflict', 'There is no difference to pay at the moment.')
    return {
      purpose: wanted,
      plan: 'PREMIUM' as const,
      amountCents: difference.amountCents,
      difference,
      firstChargeOn: null,
    }
  }

  /** A recent checkout for the same purchase is reused, so that repeated clicks leave few rows. */
  const ask = (user: CurrentUser, purchase: WantedPurchase) =>
    db.transaction().execute(async (trx) => {
      const account = await ledger.open(trx, user.id)
      // Before the first payment, the plan is the one the owner has chosen, whatever failed before.
      const known =
        account.standing?.status === 'PENDING' && account.standing.pausedFor !== 'closing'
          ? { ...account, standing: null }
          : account
      const { purpose, plan, amountCents, ...ordered } = order(known, user, purchase)
      if (account.owner?.isDemo && !config.isDemoMoney)
        throw new AppError(
          'conflict',
          'This account is part of the demo and cannot pay real money.',
        )
      const isFirst = account.lines.every((line) => line.amountCents === 0)
      const told = {
        ...ordered,
        asksDetails: isFirst && !(await invoiceDetails.isGiven(trx, user.id)),
        invoicesTo: account.owner && (await invoiceDetails.find(account.owner, trx)),
      }
      const isDemo = config.isDemoMoney ? (1 as const) : (0 as const)
      const wanted = { userId: user.id, purpose, plan, amountCents, isDemo }
      const now = clock()
      const lastLine = account.lines.at(-1)?.createdAt ?? ''
      const recent = new Date(now.getTime() - REUSE_MS).toISOString()
      const open = await getOpenCheckout(trx, wanted, lastLine > recent ? lastLine : recent)
      if (open && capeTownDay(new Date(open.createdAt)) === account.today)
        return { ...open, ...told }
      const checkout = {
        ...wanted,
        id: newId(),
        createdAt: now.toISOString(),
      }
      await insertCheckout(trx, checkout)
      return { ...checkout, ...told }
    })

  return {
    /** Stores the checkout, and signs the form for the payment page. */
    async prepare(user: CurrentUser, purchase: WantedPurchase): Promise<PreparedCheckout> {
      const payfast = findPayfast(context)
      if (!payfast)
        throw new AppError('not-found', 'Online payment is not set up on this site yet.')
      const { id, purpose, plan, amountCents, firstChargeOn, ...told } = await ask(user, purchase)
      const { difference, asksDetails, invoicesTo } = told
      const fields = checkoutFields(payfast, {
        id,
        amountCents,
        monthly: purpose !== 'difference',
        firstChargeOn,
        itemName: `CPT Recommends ${plan}`,
        email: user.email,
        returnUrl: `${publicUrl()}${moneyPages.billing}?paid=${id}`,
        cancelUrl: `${publicUrl()}${moneyPages.billing}?unpaid=${id}`,
        notifyUrl: `${publicUrl()}${addressOf('POST /api/payments/payfast')}`,
      })
      const action = `${payfast.url}/eng/process`
      return {
        purpose,
        plan,
        amountCents,
        difference,
        firstChargeOn,
        form: { action, fields },
        asksDetails,
        invoicesTo,
      }
    },

    /**
     * What became of a payment from whose page the owner has just come back: by the ledger; before the provider's
     * notification by the button that was pressed there. Null if it was long ago.
     */
    async getOutcome(user: Actor, id: string, isPaid: boolean): Promise<PaymentOutcome | null> {
      const checkout = await getCheckout(db, id)
      if (!checkout || denialReason.followCheckout(user, { ownerId: checkout.userId })) return null
      if (clock().getTime() - Date.parse(checkout.createdAt) > WAIT_MS) return null
      const { lines } = await ledger.read(user.id)
      const last = lines.findLast(
        ({ createdAt, kind }) => createdAt >= checkout.createdAt && OUTCOMES.includes(kind),
      )
      const { purpose } = checkout
      // A failure may be of an earlier attempt with the same form: who has paid must not pay again.
      if (!last || last.kind === 'failed') return { state: isPaid ? 'waiting' : 'unpaid', purpose }
      return { state: last.note.endsWith(REFUND_DUE_NOTE) ? 'given-back' : 'paid', purpose }
    },

    /** The provider's page for changing the card. */
    async getCardPage(userId: string): Promise<string> {
      const payfast = findPayfast(context)
      const { lines } = await ledger.read(userId)
      const token = standingOrderOf(lines)
      if (!payfast || token === null)
        throw new AppError('not-found', 'There is no card to change: nothing is paid by card.')
      return cardPage(payfast, token, publicUrl() + moneyPages.billing)
    },
  }
}
