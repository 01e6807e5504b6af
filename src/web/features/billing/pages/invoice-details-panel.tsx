import { ownPages } from '#shared/billing/billing-paths.ts'
import type { BillingAnswer } from '#shared/schemas/billing/billing.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'
import { type RefusedForm, RefusedFormError } from '#web/components/ui/form/refused-form.tsx'
import { classNames } from '#web/lib/class-names.ts'

interface InvoiceDetailsPanelProps {
  invoicesTo: BillingAnswer['invoicesTo']
  /** The form, if it is open. */
  edit: { refused?: RefusedForm } | null
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
        <DetailsForm invoicesTo={invoicesTo} refused={edit.refused} />
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

interface DetailsFormProps extends Pick<InvoiceDetailsPanelProps, 'invoicesTo'> {
  refused?: RefusedForm
}

function DetailsForm({ invoicesTo, refused }: DetailsFormProps) {
  const { errors = {}, fields = {} } = refused ?? {}
  return (
    <form className="stack" method="post" action={`${ownPages.billingDetails}#invoices-go-to`}>
      <RefusedFormError refused={refused} />
      <Field label="Name" error={errors.name}>
        <Input
          name="name"
          maxLength={120}
          required
          autoComplete="organization"
          defaultValue={fields.name ?? invoicesTo?.name}
        />
      </Field>
      <Field label="Address" error={errors.address}>
        <Textarea
          name="address"
          rows={4}
          maxLength={300}
          required
          autoComplete="street-address"
          defaultValue={fields.address ?? invoicesTo?.address.join('\n')}
        />
      </Field>
      <Field label="VAT number, if you have one" error={errors.vatNumber}>
        <Input
          name="vatNumber"
          inputMode="numeric"
          maxLength={20}
          defaultValue={fields.vatNumber ?? invoicesTo?.vatNumber ?? ''}
        />
      </Field>
      <p className="text-small muted">
        Used on later invoices. Those you have stay as they were issued.
      </p>
      <div className="billing-note__lines">
        <Button type="submit" size="sm">
          Save
        </Button>
        <a className={buttonClass({ variant: 'quiet', size: 'sm' })} href={ownPages.billing}>
          Keep it
        </a>
      </div>
    </form>
  )
}
