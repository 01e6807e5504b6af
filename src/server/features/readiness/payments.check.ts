import { PAYFAST_LIVE_URL, type PayfastConfig } from '#server/features/payments/payment.settings.ts'
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

/** Printed in Payfast's own examples, for everybody who tries out the sandbox. */
const PUBLIC_SANDBOX = { merchantId: '10000100', merchantKey: '46f0cd694581a' }

/** Only Payfast knows whether they belong together. That they are well formed, each start looks at. */
function findMerchant({ merchantId, merchantKey, url }: PayfastConfig): Finding {
  const title = 'Merchant id and key'
  const isPublic =
    merchantId === PUBLIC_SANDBOX.merchantId || merchantKey === PUBLIC_SANDBOX.merchantKey
  return isPublic && url === PAYFAST_LIVE_URL
    ? part(title, 'bad', {
        sentence: 'They are those that Payfast prints for trying out its sandbox.',
        mend: 'Set the id, the key and the passphrase of your own account: Payfast shows them under Settings.',
        line: 'PAYFAST_MERCHANT_ID=',
      })
    : part(title, 'ok', {
        sentence: `Merchant ${merchantId}. The first payment shows whether the key belongs to it.`,
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
  const merchant = config.payfast ? [findMerchant(config.payfast)] : []
  const parts = [...merchant, notification, account]
  const isLive = [...merchant, account].every(({ state }) => state === 'ok')
  const sentence = isLive ? 'Live: money moves.' : 'Not live: owners can pay, but no money moves.'
  return found(worstOf(parts), { sentence }, parts)
}
