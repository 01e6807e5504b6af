import { PAYFAST_LIVE_URL } from '#server/features/payments/payment.settings.ts'
import type { TestNotificationService } from '#server/features/payments/test-notification.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Finding } from '#shared/schemas/readiness.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { type Found, found, part, worstOf } from './found.ts'

function findAccount({ payfast }: Context['config']): Finding {
  const title = 'Live account'
  if (payfast?.url === PAYFAST_LIVE_URL)
    return part(title, 'ok', { sentence: `Payments go to ${PAYFAST_LIVE_URL}.` })
  return part(title, 'bad', {
    sentence: payfast ? `PAYFAST_URL is ${payfast.url}.` : 'Payments go to the simulator.',
    mend: 'Set the live address, with the live merchant id, key and passphrase.',
    line: `PAYFAST_URL=${PAYFAST_LIVE_URL}`,
  })
}

/** Whether money moves, and whether we would hear of it. */
export async function checkPayments(
  { config }: Context,
  tests: TestNotificationService,
): Promise<Found> {
  if (!config.payfast && config.paymentUrl.BASIC)
    return found('ok', {
      sentence: `Owners pay at ${config.paymentUrl.BASIC}, and an admin activates each.`,
    })
  if (!config.payfast && !config.demo)
    return found('warn', {
      sentence: 'Nobody can pay here yet: an admin activates each owner.',
      mend: 'Set the merchant id, the key and the passphrase of your Payfast account.',
      line: 'PAYFAST_MERCHANT_ID=',
    })
  const account = findAccount(config)
  const lastAt = await tests.getLast()
  const notification =
    lastAt === null
      ? part('Notifications', 'warn', {
          sentence: 'None came through in the last 30 days.',
          mend: 'Send a test.',
        })
      : part('Notifications', 'ok', {
          sentence: `The last came through on ${formatDateTime(lastAt)}, signed.`,
        })
  const parts = [account, notification]
  const sentence =
    account.state === 'ok' ? 'Live: money moves.' : 'Not live: owners can pay, but no money moves.'
  return found(worstOf(parts), { sentence }, parts)
}
