import type { Seller } from '#server/features/site/seller.ts'
import type { CheckoutView } from '#shared/billing/checkout-view.ts'
import type { PreparedCheckout } from './checkout.service.ts'

export function presentCheckout(
  checkout: PreparedCheckout,
  { name, address, registration, vatNumber }: Seller,
): CheckoutView {
  const { purpose, plan, amountCents, difference, firstChargeOn, form, asksDetails, invoicesTo } =
    checkout
  return {
    purpose,
    plan,
    amountCents,
    difference,
    firstChargeOn,
    form,
    asksDetails,
    invoicesTo,
    seller: [name, address, registration].filter(Boolean).join(', '),
    withVat: vatNumber !== undefined,
  }
}
