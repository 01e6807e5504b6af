import type { BillingAnswer } from '#shared/schemas/billing/billing.ts'
import { PostField, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'

/** Who the invoices are made out to, inside a form. */
export function InvoiceDetailsFields({ invoicesTo }: Pick<BillingAnswer, 'invoicesTo'>) {
  return (
    <>
      <RefusedFormError />
      <PostField
        label="Name"
        name="name"
        maxLength={120}
        required
        autoComplete="organization"
        defaultValue={invoicesTo?.name}
      />
      <PostField
        label="Address"
        name="address"
        rows={4}
        maxLength={300}
        required
        autoComplete="street-address"
        defaultValue={invoicesTo?.address.join('\n')}
      />
      <PostField
        label="VAT number, if you have one"
        name="vatNumber"
        inputMode="numeric"
        maxLength={20}
        defaultValue={invoicesTo?.vatNumber ?? ''}
      />
      <PrivacyNote of="invoice" />
    </>
  )
}
