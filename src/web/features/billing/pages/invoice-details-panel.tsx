import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import type { BillingAnswer } from '#shared/schemas/billing/billing.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { InvoiceDetailsFields } from './invoice-details-fields.tsx'

interface InvoiceDetailsPanelProps {
  invoicesTo: BillingAnswer['invoicesTo']
  /** The form is open. */
  edit: boolean
}

/** The invoice details, and the form to change them. */
export function InvoiceDetailsPanel({ invoicesTo, edit }: InvoiceDetailsPanelProps) {
  return (
    <section className="panel bill-to" id="invoices-go-to" aria-labelledby="billto">
      <div className="panel__head">
        <h2 id="billto">Invoices go to</h2>
      </div>
      {edit ? (
        <DetailsForm invoicesTo={invoicesTo} />
      ) : (
        <>
          <p>{linesOf(invoicesTo)}</p>
          <a
            className={classNames(buttonClass({ variant: 'quiet', size: 'sm' }), 'bill-to__edit')}
            href={`${moneyPages.billing}?edit=details#invoices-go-to`}
          >
            Edit
          </a>
        </>
      )}
    </section>
  )
}

function linesOf(invoicesTo: InvoiceDetailsPanelProps['invoicesTo']) {
  if (invoicesTo === null) return 'Made out to your e-mail address until you fill this in.'
  const { name, address, vatNumber } = invoicesTo
  const lines = [name, ...address, ...(vatNumber === null ? [] : [`VAT number ${vatNumber}`])]
  return lines.map((line) => (
    <span key={line} className="bill-to__line">
      {line}
    </span>
  ))
}

function DetailsForm({ invoicesTo }: Pick<InvoiceDetailsPanelProps, 'invoicesTo'>) {
  return (
    <PostForm className="stack" action={`${ownPages.billingDetails}#invoices-go-to`}>
      <InvoiceDetailsFields invoicesTo={invoicesTo} />
      <p className="text-small muted">Used on later invoices. Earlier ones stay as they are.</p>
      <div className="billing-note__lines">
        <Button type="submit" size="sm">
          Save
        </Button>
        <a className={buttonClass({ variant: 'quiet', size: 'sm' })} href={moneyPages.billing}>
          Keep it
        </a>
      </div>
    </PostForm>
  )
}
