import { createNetworkCheck } from '#server/platform/addresses/networks.ts'
import type { Context } from '#server/platform/context.ts'
import { type Checkout, getCheckout, getSubscription } from './checkout.repository.ts'
import type { Notification } from './payfast/notification.ts'
import { findPayfast } from './payfast/payfast.ts'
import { confirmNotification } from './payfast/provider-calls.ts'
import type { PayfastConfig } from './payment.settings.ts'

const STATUSES = ['COMPLETE', 'FAILED', 'PENDING', 'CANCELLED']

/** Why it is rejected, in a few words for admins; or the checkout it is about. */
type Checked = { problem: string } | { checkout: Checkout }

/** Whether a notification comes from the provider and is about a checkout of ours. */
export function createNotificationCheckService(context: Context) {
  const { db } = context
  let known: { networks: readonly string[]; includes: (address: string) => boolean } | undefined

  const isFromProvider = (sender: string): boolean => {
    const networks = findPayfast(context)?.networks
    if (networks === undefined) return false
    if (known === undefined || known.networks !== networks)
      known = { networks, includes: createNetworkCheck(networks) }
    return known.includes(sender)
  }

  /** Uses our own records only. */
  const lookUp = async (notification: Notification): Promise<Checked> => {
    const status = notification.get('payment_status')
    if (!STATUSES.includes(status)) return { problem: 'It says nothing about a payment.' }
    const checkout = await getCheckout(db, notification.get('m_payment_id'))
    if (!checkout) return { problem: 'No payment of this number was asked for.' }
    const token = notification.get('token')
    const subscription = token === '' ? null : await getSubscription(db, token)
    if (subscription && subscription.userId !== checkout.userId)
      return { problem: 'The subscription belongs to somebody else.' }
    if (status === 'COMPLETE' && notification.get('pf_payment_id') === '')
      return { problem: 'It has no number of its own.' }
    return { checkout }
  }

  const findForgery = (
    notification: Notification,
    { passphrase, merchantId }: PayfastConfig,
  ): string | null => {
    if (!notification.isSignedWith(passphrase)) return 'The signature is wrong.'
    return notification.get('merchant_id') === merchantId ? null : 'Meant for another merchant.'
  }

  return {
    isFromProvider,

    /** Why a test of ours is none, or null. It comes from ourselves, and nothing is looked up. */
    findTestProblem: (notification: Notification): string | null => {
      const payfast = findPayfast(context)
      if (!payfast) throw new Error('No payment provider is set up.')
      return findForgery(notification, payfast)
    },

    /** The four checks; only the last one calls the provider, and only if the first three have passed. */
    async check(notification: Notification, sender: string): Promise<Checked> {
      const payfast = findPayfast(context)
      if (!payfast) throw new Error('No payment provider is set up.')
      if (!isFromProvider(sender)) return { problem: 'Not from the network of the provider.' }
      const problem = findForgery(notification, payfast)
      if (problem !== null) return { problem }
      const checked = await lookUp(notification)
      if ('problem' in checked) return checked
      const confirmed = await confirmNotification(payfast, notification.parameters)
      return confirmed ? checked : { problem: 'The provider does not know it.' }
    },
  }
}

export type NotificationCheckService = ReturnType<typeof createNotificationCheckService>
