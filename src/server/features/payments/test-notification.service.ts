import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { addressOf } from '#shared/api/address.ts'
import { findPayfast } from './payfast/payfast.ts'
import { testNotification } from './payfast/test-notification.ts'
import { getLastNotificationAt } from './payment-message.repository.ts'

const TIMEOUT_MS = 3000

/** A signed notification of ours to our own public address: the way of a real one, at whose end nothing is booked. */
export function createTestNotificationService(context: Context) {
  const { clock, db, publicUrl } = context
  return {
    async send(): Promise<void> {
      const payfast = findPayfast(context)
      if (!payfast) throw new AppError('conflict', 'No payment provider is set up here.')
      const address = publicUrl() + addressOf('POST /api/payments/payfast')
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: testNotification(payfast, clock()),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((cause) => {
        throw new AppError('unavailable', `${address} could not be reached from this server.`, {
          cause,
        })
      })
      if (!answer.ok)
        throw new AppError('unavailable', `${address} answered with ${answer.status}.`)
    },

    /** When a notification last came through, a test or a real one; null if none did in 30 days. */
    getLast: (): Promise<string | null> => getLastNotificationAt(db),
  }
}

export type TestNotificationService = ReturnType<typeof createTestNotificationService>
