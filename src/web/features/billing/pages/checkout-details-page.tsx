import { ownPages } from '#shared/own-paths.ts'
import type { BillingAnswer } from '#shared/schemas/billing/billing.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { InvoiceDetailsFields } from './invoice-details-fields.tsx'

/** The step before the order: an invoice that is issued cannot be made out to somebody else later. */
export function CheckoutDetailsPage({ invoicesTo }: Pick<BillingAnswer, 'invoicesTo'>) {
  return (
    <main id="content" className="on-sky">
      <div className="panel stack checkout">
        <h1>Who is the invoice for?</h1>
        <p>Your company’s name, address and VAT number, as they should be printed on it.</p>
        <PostForm className="stack" action={ownPages.checkoutDetails}>
          <InvoiceDetailsFields invoicesTo={invoicesTo} />
          <Button type="submit" size="lg" block>
            Continue to payment
          </Button>
        </PostForm>
        <a
          className={buttonClass({ variant: 'quiet', block: true })}
          href={`${ownPages.checkout}?details=later`}
        >
          Skip this
        </a>
        <p className="text-small muted">
          If you skip it, your first invoice is made out to{' '}
          {invoicesTo?.name ?? 'your e-mail address'}. For later invoices you can change it under
          Plan &amp; billing.
        </p>
      </div>
    </main>
  )
}
