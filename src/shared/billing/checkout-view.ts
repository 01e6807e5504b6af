import type { Plan } from '#shared/money/plans.ts'
import type { Invoice } from './invoice.ts'
import type { Difference } from './plan-change.ts'

/** The order summary before the payment provider's page. */
export interface CheckoutView {
  purpose: 'subscribe' | 'subscribe-later' | 'difference'
  plan: Plan
  amountCents: number
  difference: Difference | null
  /** The day of the first charge; null if it is today. */
  firstChargeOn: string | null
  /** The form that posts to the payment page. */
  form: { action: string; fields: readonly (readonly [name: string, value: string])[] }
  /** Before the first payment, once: who the invoices are made out to. */
  asksDetails: boolean
  invoicesTo: Invoice['buyer'] | null
  /** Name, address and registration. */
  seller: string
  withVat: boolean
}
