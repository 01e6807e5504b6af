import { ownPages } from '#shared/billing/billing-paths.ts'
import { formatCents } from '#shared/money/cents.ts'
import type { MoneyLine, OwnerLedgerAnswer } from '#shared/schemas/billing/money.ts'
import { formatDate } from '#shared/time/dates.ts'
import { PlanBadge, StatusBadge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { type RefusedForm, RefusedFormError } from '#web/components/ui/form/refused-form.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { LedgerTable, MoneyFrame } from './money-document.tsx'

interface OwnerMoneyPageProps {
  userId: string
  ledger: OwnerLedgerAnswer
  today: string
  refused: RefusedForms
}

export interface RefusedForms {
  eft?: RefusedForm
  refund?: RefusedForm
}

/**
 * The ledger of one owner, and the forms for manual entries. A refused form is scrolled to by the fragment of
 * its action, since the ledger above it may be long.
 */
export function OwnerMoneyPage({ userId, ledger, today, refused }: OwnerMoneyPageProps) {
  const payments = ledger.lines.filter(({ amountCents }) => amountCents > 0)
  const address = ownPages.ownerMoney(userId)
  return (
    <MoneyFrame title="Ledger">
      <p className="money__owner">
        {ledger.owner}
        {ledger.plan && <PlanBadge plan={ledger.plan} />}
        {ledger.status ? <StatusBadge status={ledger.status} /> : 'This owner is deleted.'}
        {ledger.paidUntil && <span>Paid until {formatDate(ledger.paidUntil)}</span>}
      </p>
      <section className="panel" aria-labelledby="lines">
        <div className="panel__head">
          <h2 id="lines">Lines</h2>
        </div>
        <LedgerTable lines={ledger.lines} withOwner={false} />
      </section>
      <div className="money__forms">
        {ledger.status !== null && (
          <EftForm action={`${address}/eft`} today={today} refused={refused.eft} />
        )}
        {payments.length > 0 && (
          <RefundForm action={`${address}/refund`} payments={payments} refused={refused.refund} />
        )}
      </div>
    </MoneyFrame>
  )
}

interface EntryFormProps {
  action: string
  refused: RefusedForm | undefined
}

function EftForm({ action, today, refused }: EntryFormProps & { today: string }) {
  const { errors = {}, fields = {} } = refused ?? {}
  return (
    <form className="panel stack" id="eft" method="post" action={`${action}#eft`}>
      <h2>Paid by EFT</h2>
      <RefusedFormError refused={refused} />
      <Field label="Arrived on" error={errors.day}>
        <Input type="date" name="day" max={today} defaultValue={fields.day ?? today} required />
      </Field>
      <Field label="Reference" error={errors.reference}>
        <Input name="reference" maxLength={80} defaultValue={fields.reference} required />
      </Field>
      <Button type="submit" size="sm">
        Book one month
      </Button>
    </form>
  )
}

function RefundForm({ action, payments, refused }: EntryFormProps & { payments: MoneyLine[] }) {
  const { errors = {}, fields = {} } = refused ?? {}
  const options = payments.map(({ id, what, amountCents }) => ({
    value: id,
    label: `${what}, ${formatCents(amountCents)}`,
  }))
  return (
    <form className="panel stack" id="refund" method="post" action={`${action}#refund`}>
      <h2>Refund</h2>
      <RefusedFormError refused={refused} />
      <Field label="Payment" error={errors.entryId}>
        <Select name="entryId" options={options} defaultValue={fields.entryId} />
      </Field>
      <Field label="Amount in rand" error={errors.amount}>
        <Input name="amount" inputMode="decimal" defaultValue={fields.amount} required />
      </Field>
      <Field label="Reason" error={errors.reason}>
        <Input name="reason" maxLength={200} defaultValue={fields.reason} required />
      </Field>
      <Button type="submit" variant="danger-line" size="sm">
        Note the refund
      </Button>
    </form>
  )
}
