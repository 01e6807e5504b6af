import type { PayfastConfig } from '#server/features/payments/payment.settings.ts'
import { centsToDecimal } from '#shared/money/cents.ts'
import { type Field, signFields } from './signature.ts'

export interface CheckoutOrder {
  id: string
  amountCents: number
  /** A monthly payment; otherwise a single one. */
  monthly: boolean
  /** The first charge of a monthly payment; null if it is today. */
  firstChargeOn: string | null
  itemName: string
  email: string
  returnUrl: string
  cancelUrl: string
  notifyUrl: string
}

/** The fields of the checkout form, in the order that the provider's signature requires. */
export function checkoutFields(payfast: PayfastConfig, order: CheckoutOrder): Field[] {
  const amount = centsToDecimal(order.amountCents)
  const fields: Field[] = [
    ['merchant_id', payfast.merchantId],
    ['merchant_key', payfast.merchantKey],
    ['return_url', order.returnUrl],
    ['cancel_url', order.cancelUrl],
    ['notify_url', order.notifyUrl],
    ['email_address', order.email],
    ['m_payment_id', order.id],
    ['amount', order.firstChargeOn === null ? amount : '0.00'],
    ['item_name', order.itemName],
  ]
  // Type 1: the provider schedules the charges. Frequency 3 is monthly, 0 cycles is without an end. The first
  // field 'amount' is taken at once, whatever the billing date says: with a later one it has to be zero.
  if (order.monthly)
    fields.push(
      ['subscription_type', '1'],
      ...(order.firstChargeOn === null ? [] : [['billing_date', order.firstChargeOn] as const]),
      ['recurring_amount', amount],
      ['frequency', '3'],
      ['cycles', '0'],
    )
  return [...fields, ['signature', signFields(fields, payfast.passphrase)]]
}
