import { randomBytes } from 'node:crypto'
import {
  type Notification,
  type PaymentStatus,
  readNotification,
} from '#server/features/payments/payfast/notification.ts'
import {
  type Field,
  parameterString,
  signFields,
} from '#server/features/payments/payfast/signature.ts'
import type { PayfastConfig } from '#server/features/payments/payment.settings.ts'

/** In rand, of every payment. */
const FEE = 2.28

/** The checkout form, parsed like a notification, since it is signed the same way. */
export type Order = Notification

export interface Charge {
  status: PaymentStatus
  /** A new one for each attempt by default. */
  paymentId?: string
  token?: string
  amount?: string
}

/** A subscription that somebody has 'paid' for. */
export interface SimulatedSubscription {
  order: Order
  amount: string
  /** The day of the next charge, where one was named; empty if it was paid at once. */
  billingDate: string
  cancelled: boolean
}

/**
 * The part of the provider that we use, in memory: for tests and the demo. It signs and verifies by the same
 * rules, and confirms only what it has sent.
 */
export function createSimulatedPayfast({ merchantId, passphrase }: PayfastConfig) {
  const orders = new Map<string, Order>()
  const subscriptions = new Map<string, SimulatedSubscription>()
  const sent = new Set<string>()
  let lastPayment = 1_000_000 + randomBytes(3).readUIntBE(0, 3)

  const notificationOf = (order: Order, charge: Charge): string => {
    lastPayment += 1
    const { status, paymentId = String(lastPayment), token = '' } = charge
    const gross = charge.amount ?? order.get('amount')
    const fields: Field[] = [
      ['m_payment_id', order.get('m_payment_id')],
      ['pf_payment_id', paymentId],
      ['payment_status', status],
      ['item_name', order.get('item_name')],
      ['item_description', ''],
      ['amount_gross', gross],
      ['amount_fee', (-FEE).toFixed(2)],
      ['amount_net', (Number(gross) - FEE).toFixed(2)],
      ['email_address', order.get('email_address')],
      ['merchant_id', merchantId],
      ...(token === ''
        ? []
        : [['token', token] as const, ['billing_date', order.get('billing_date')] as const]),
    ]
    const parameters = parameterString(fields)
    sent.add(parameters)
    return `${parameters}&signature=${signFields(fields, passphrase)}`
  }

  return {
    orders,
    subscriptions,
    notificationOf,
    isKnown: (parameters: string) => sent.has(parameters),

    /** Null if the form's signature is wrong. */
    takeOrder(form: string): { id: string; order: Order } | null {
      const order = readNotification(form)
      if (!order.isSignedWith(passphrase)) return null
      const id = randomBytes(9).toString('base64url')
      orders.set(id, order)
      return { id, order }
    },

    /**
     * The first payment of an order; a monthly order starts a subscription. The amount is taken at once: with a
     * later billing date the form asks for zero, and the notification says zero.
     */
    pay(order: Order): string {
      if (order.get('subscription_type') !== '1')
        return notificationOf(order, { status: 'COMPLETE' })
      const token = randomBytes(16).toString('hex')
      subscriptions.set(token, {
        order,
        amount: order.get('recurring_amount'),
        billingDate: order.get('billing_date'),
        cancelled: false,
      })
      return notificationOf(order, { status: 'COMPLETE', token })
    },

    fail: (order: Order) => notificationOf(order, { status: 'FAILED' }),

    /** The provider's monthly charge; null if there is none on this day. */
    chargeNextMonth(token: string, status: 'COMPLETE' | 'FAILED', day?: string): string | null {
      const subscription = subscriptions.get(token)
      if (!subscription || subscription.cancelled) return null
      if (day !== undefined && day < subscription.billingDate) return null
      const { order, amount } = subscription
      return notificationOf(order, { status, token, amount })
    },

    cancel(token: string): string | null {
      const subscription = subscriptions.get(token)
      if (!subscription || subscription.cancelled) return null
      subscription.cancelled = true
      return notificationOf(subscription.order, { status: 'CANCELLED', token, amount: '0.00' })
    },
  }
}

export type SimulatedPayfast = ReturnType<typeof createSimulatedPayfast>
