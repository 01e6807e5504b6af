import { redirect } from '@tanstack/react-router'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import { FormDone } from '#web/components/form-done.tsx'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { BillingPage } from '#web/features/billing/pages/billing-page.tsx'
import { CheckoutDetailsPage } from '#web/features/billing/pages/checkout-details-page.tsx'
import { CheckoutPage } from '#web/features/billing/pages/checkout-page.tsx'
import { InvoicePage } from '#web/features/billing/pages/invoice-page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

const TITLE = 'Plan & billing'
const BACK = { href: moneyPages.billing, label: 'Back to Plan & billing' }

const shared = {
  sheets: ['owner', 'billing'],
  Refused: ({ sentence }: { sentence: string }) => (
    <PlainFrame>
      <FormDone title={TITLE} sentence={sentence} back={BACK} />
    </PlainFrame>
  ),
} as const

const planRoute = personalPage({
  ...shared,
  path: moneyPages.billing,
  load: async ({ api, query }) => {
    /** The checkout that the owner returns from. */
    const [paid, unpaid] = [query.get('paid'), query.get('unpaid')]
    const checkout = paid ?? unpaid
    return {
      billing: await api.getBilling(),
      outcome: checkout === null ? null : await api.getPaymentOutcome(checkout, paid !== null),
      askCancel: query.get('ask') === 'cancel',
      editDetails: query.get('edit') === 'details',
    }
  },
  title: ({ billing: { businessName } }) => (businessName ? `${TITLE}, ${businessName}` : TITLE),
  // The provider's notification arrives within seconds.
  reloadAfter: ({ outcome }) => (outcome?.state === 'waiting' ? 3 : undefined),
  Page: BillingPage,
})

const checkoutRoute = personalPage({
  ...shared,
  path: ownPages.checkout,
  load: async ({ api, query }) => {
    const purpose = query.get('for') === 'difference' ? 'difference' : 'subscribe'
    const checkout = await api.prepareCheckout(purpose)
    const details = query.get('details')
    return { checkout, details: details === 'edit' || (checkout.asksDetails && details === null) }
  },
  title: () => 'Complete Payment',
  writesOnRead: true,
  Page: ({ checkout, details }) =>
    details ? (
      <CheckoutDetailsPage invoicesTo={checkout.invoicesTo} />
    ) : (
      <CheckoutPage checkout={checkout} />
    ),
})

/** Leads on to the provider. */
const cardRoute = personalPage({
  ...shared,
  path: ownPages.card,
  load: async ({ api }): Promise<object> => {
    throw redirect({ href: await api.getCardPage(), statusCode: 303 })
  },
  title: () => TITLE,
  Page: () => null,
})

const invoiceRoute = personalPage({
  ...shared,
  path: '/billing/invoices/$number',
  load: async ({ api }, param) => ({ invoice: await api.getInvoice(param('number')) }),
  title: ({ invoice: { title, number } }) => `${title} ${number}`,
  Page: InvoicePage,
})

export const billingRoutes = [planRoute, checkoutRoute, cardRoute, invoiceRoute]
