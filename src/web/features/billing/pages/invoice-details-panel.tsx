import { ownPages } from '#shared/billing/billing-paths.ts'
import type { BillingAnswer } from '#shared/schemas/billing/billing.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { classNames } from '#web/lib/class-names.ts'

interface InvoiceDetailsPanelProps {
  invoicesTo: BillingAnswer['invoicesTo']
  /** The form, and its last error. */
  edit: {
    problem: string | null
    given?: { name: string; address: string; vatNumber: string }
  } | null
}

/** The invoice details, and the form to change them. */
export function InvoiceDetailsPanel({ invoicesTo, edit }: InvoiceDetailsPanelProps) {
  return (
    <section className="panel bill-to" id="invoices-go-to" aria-labelledby="billto">
      <div className="panel__head">
        <h2 id="billto">Invoices go to</h2>
      </div>
      {edit === null ? (
        <>
          <p>{linesOf(invoicesTo)}</p>
          <a
            className={classNames(buttonClass({ variant: 'quiet', size: 'sm' }), 'bill-to__edit')}
            href={`${ownPages.billing}?edit=details#invoices-go-to`}
          >
            Edit
          </a>
        </>
      ) : (
        <DetailsForm invoicesTo={invoicesTo} edit={edit} />
      )}
    </section>
  )
}

function linesOf(invoicesTo: InvoiceDetailsPanelProps['invoicesTo']) {
  if (invoicesTo === null) return 'Your e-mail address, until you name somebody.'
  const { name, address, vatNumber } = invoicesTo
  const lines = [name, ...address, ...(vatNumber === null ? [] : [`VAT number ${vatNumber}`])]
  return lines.map((line) => (
    <span key={line} className="bill-to__line">
      {line}
    </span>
  ))
}

function DetailsForm({
  invoicesTo,
  edit: { problem, given },
}: InvoiceDetailsPanelProps & { edit: NonNullable<InvoiceDetailsPanelProps['edit']> }) {
  return (
    <form className="stack" method="post" action={ownPages.billingDetails}>
      {problem !== null && (
        <p className="billing-note billing-note--bad" role="alert">
          {problem}
        </p>
      )}
      <label className="field">
        <span>Name</span>
        <input
          className="input"
          name="name"
          maxLength={120}
          required
          autoComplete="organization"
          defaultValue={given?.name ?? invoicesTo?.name}
        />
      </label>
      <label className="field">
        <span>Address</span>
        <textarea
          className="input"
          name="address"
          rows={4}
          maxLength={300}
          required
          autoComplete="street-address"
          defaultValue={given?.address ?? invoicesTo?.address.join('\n')}
        />
      </label>
      <label className="field">
        <span>VAT number, if you have one</span>
        <input
          className="input"
          name="vatNumber"
          inputMode="numeric"
          maxLength={20}
          defaultValue={given?.vatNumber ?? invoicesTo?.vatNumber ?? ''}
        />
      </label>
      <p className="text-small muted">
        Used on later invoices. Those you have stay as they were issued.
      </p>
      <div className="billing-note__lines">
        <button type="submit" className={buttonClass({ size: 'sm' })}>
          Save
        </button>
        <a className={buttonClass({ variant: 'quiet', size: 'sm' })} href={ownPages.billing}>
          Keep it
        </a>
      </div>
    </form>
  )
}
