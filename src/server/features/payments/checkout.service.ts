import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import type { LedgerAccount, LedgerService } from '#server/features/ledger/ledger.service.ts'
import { type Actor, whyNot } from '#server/permissions/why-not.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { Refusal } from '#server/platform/errors.ts'
import { billingApi, ownPages } from '#shared/billing/billing-paths.ts'
import {
  type Difference,
  differenceToPremium,
  SMALLEST_CHARGE_CENTS,
} from '#shared/billing/plan-change.ts'
import { priceCents } from '#shared/money/cents.ts'
import type { Plan } from '#shared/money/plans.ts'
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
}

export function createCheckoutService(context: Context, ledger: LedgerService) {
  const { clock, db, publicUrl } = context

  const order = (account: LedgerAccount, user: CurrentUser, wanted: WantedPurchase) => {
    const { standing, lines, today } = account
    if (wanted === 'subscribe') {
      const payable = payableOf(account)
      if (!payable) {
        const until = standing?.paidUntil
        throw new Refusal(
          'conflict',
          until
            ? `There is nothing to pay: your plan is paid until ${formatDate(until)}.`
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
      throw new Refusal('conflict', 'There is no difference to pay at the moment.')
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
        account.standing?.status === 'PENDING' ? { ...account, standing: null } : account
      const { purpose, plan, amountCents, ...told } = order(known, user, purchase)
      const wanted = { userId: user.id, purpose, plan, amountCents }
      const now = clock()
      const lastLine = account.lines.at(-1)?.createdAt ?? ''
      const recent = new Date(now.getTime() - REUSE_MS).toISOString()
      const open = await getOpenCheckout(trx, wanted, lastLine > recent ? lastLine : recent)
      if (open && capeTownDay(new Date(open.createdAt)) === account.today)
        return { ...open, ...told }
      const checkout = {
        ...wanted,
        id: newId(),
        isDemo: account.owner?.isDemo ?? 0,
        createdAt: now.toISOString(),
      }
      await insertCheckout(trx, checkout)
      return { ...checkout, ...told }
    })

  return {
    /** Stores the checkout, and signs the form for the payment page. */
    async prepare(user: CurrentUser, purchase: WantedPurchase): Promise<PreparedCheckout> {
      const payfast = findPayfast(context)
      if (!payfast) throw new Refusal('not-found', 'Online payment is not set up on this site yet.')
      const { id, purpose, plan, amountCents, difference, firstChargeOn } = await ask(
        user,
        purchase,
      )
      const fields = checkoutFields(payfast, {
        id,
        amountCents,
        monthly: purpose !== 'difference',
        firstChargeOn,
        itemName: `CPT Recommends ${plan}`,
        email: user.email,
        returnUrl: `${publicUrl()}${ownPages.billing}?paid=${id}`,
        cancelUrl: `${publicUrl()}${ownPages.billing}`,
        notifyUrl: `${publicUrl()}${billingApi.payfastNotifications}`,
      })
      const action = `${payfast.url}/eng/process`
      return { purpose, plan, amountCents, difference, firstChargeOn, form: { action, fields } }
    },

    /** The owner has just paid, and the provider has not notified us yet. */
    async isWaiting(user: Actor, id: string): Promise<boolean> {
      const checkout = await getCheckout(db, id)
      if (!checkout || whyNot.followCheckout(user, { ownerId: checkout.userId })) return false
      if (clock().getTime() - Date.parse(checkout.createdAt) > WAIT_MS) return false
      const { lines } = await ledger.read(user.id)
      return !lines.some(({ createdAt }) => createdAt >= checkout.createdAt)
    },

    /** The provider's page for changing the card. */
    async getCardPage(userId: string): Promise<string> {
      const payfast = findPayfast(context)
      const { lines } = await ledger.read(userId)
      const token = standingOrderOf(lines)
      if (!payfast || token === null)
        throw new Refusal('not-found', 'There is no card to change: nothing is paid by card.')
      return cardPage(payfast, token, publicUrl() + ownPages.billing)
    },
  }
}
