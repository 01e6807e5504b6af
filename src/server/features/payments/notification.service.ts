import type { Context } from '#server/platform/context.ts'
import { createNetworkCheck } from '#server/platform/http/networks.ts'
import { type Notification, readNotification } from './payfast/notification.ts'
import { findPayfast } from './payfast/payfast.ts'
import {
  cancelAtProvider,
  changeAmountAtProvider,
  confirmNotification,
} from './payfast/provider-calls.ts'
import type { PaymentBookingService } from './payment-booking.service.ts'
import {
  type NewMessage,
  type PaymentMessage,
  storeMessages,
} from './payment-message.repository.ts'
import type { PaymentWork, Verdict } from './payment-worker.ts'
import { storeTogether } from './store-together.ts'

const done = (result: string): Verdict => ({ state: 'done', result })
const rejected = (result: string): Verdict => ({ state: 'rejected', result })

/** What comes from the provider, and what goes there. */
export function createNotificationService(context: Context, booking: PaymentBookingService) {
  const { clock, db } = context
  const listeners = new Set<() => void>()
  const payfastOrFault = () => {
    const payfast = findPayfast(context)
    if (!payfast) throw new Error('No payment provider is set up.')
    return payfast
  }

  /** The four checks; only the last one asks anybody, and only when the first three have passed. */
  const judge = async ({ body, sender }: PaymentMessage): Promise<Verdict> => {
    const payfast = payfastOrFault()
    const notification = readNotification(body)
    if (!createNetworkCheck(payfast.networks)(sender))
      return rejected('Not from the network of the provider.')
    if (!notification.isSignedWith(payfast.passphrase)) return rejected('The signature is wrong.')
    if (notification.get('merchant_id') !== payfast.merchantId)
      return rejected('Meant for another merchant.')
    const problem = await booking.findProblem(notification)
    if (problem !== null) return rejected(problem)
    if (!(await confirmNotification(payfast, notification.parameters)))
      return rejected('The provider does not know it.')
    return book(notification)
  }

  const book = async (notification: Notification): Promise<Verdict> => {
    switch (notification.get('payment_status')) {
      case 'COMPLETE':
        return booking.bookPayment(notification)
      case 'FAILED':
        return done(await booking.bookFailure(notification))
      case 'CANCELLED':
        return done(await booking.bookCancellation(notification))
      default:
        return done('Nothing to book yet.')
    }
  }

  const work: PaymentWork = {
    handle: async (message) => {
      if (message.kind === 'notification') return judge(message)
      const { token }: { token: string } = JSON.parse(message.body)
      const payfast = payfastOrFault()
      if (message.kind === 'cancel-subscription') await cancelAtProvider(payfast, token, clock())
      else {
        const amountCents = await booking.amountOf(token)
        await changeAmountAtProvider(payfast, { token, amountCents }, clock())
      }
      return done('The provider took it.')
    },
    onStored: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  const receiveTogether = storeTogether(async (messages: NewMessage[]) => {
    await storeMessages(db, messages)
    for (const listener of listeners) listener()
  })

  return {
    work,
    isSetUp: () => findPayfast(context) !== undefined,
    isFromProvider: (sender: string) =>
      createNetworkCheck(findPayfast(context)?.networks ?? [])(sender),

    /** Stored as it came, before anything is made of it. */
    receive: (body: string, sender: string): Promise<void> =>
      receiveTogether({ kind: 'notification', body, sender, now: clock() }),
  }
}

export type NotificationService = ReturnType<typeof createNotificationService>
