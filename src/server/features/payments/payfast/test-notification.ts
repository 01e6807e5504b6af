import type { PayfastConfig } from '#server/features/payments/payment.settings.ts'
import type { Notification } from './notification.ts'
import { type Field, parameterString, signFields } from './signature.ts'

/** No payment has such a number: ours have no colon. */
const PREFIX = 'test:'

export const TEST_RESULT = 'A test of ours, which changes nothing.'

export const isTest = (notification: Notification): boolean =>
  notification.get('m_payment_id').startsWith(PREFIX)

/** As the provider would write it, signed with the passphrase that both of us know. */
export function testNotification(payfast: PayfastConfig, now: Date): string {
  const fields: Field[] = [
    ['m_payment_id', PREFIX + now.toISOString()],
    ['pf_payment_id', ''],
    ['payment_status', 'COMPLETE'],
    ['item_name', 'Test notification'],
    ['amount_gross', '0.00'],
    ['merchant_id', payfast.merchantId],
  ]
  return parameterString([...fields, ['signature', signFields(fields, payfast.passphrase)]])
}
