import { formatCents } from '#shared/money/cents.ts'
import { ownPages } from '#shared/own-paths.ts'
import type { MoneyLine, OwnerLedgerAnswer } from '#shared/schemas/billing/money.ts'
import { formatDate } from '#shared/time/dates.ts'
import { PlanBadge, StatusBadge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import {
  PostField,
  PostForm,
  RefusedFormError,
  useTyped,
} from '#web/components/ui/form/post-form.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { LedgerTable, MoneyFrame } from './money-document.tsx'

interface OwnerMoneyPageProps {
  userId: string
  ledger: OwnerLedgerAnswer
  today: string
}

/**
 * The ledger of one owner, and the forms for manual entries. A refused form is scrolled to by the fragment of
 * its action, since the ledger above it may be long.
 */
export function OwnerMoneyPage({ userId, ledger, today }: OwnerMoneyPageProps) {
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
        {ledger.status !== null && <EftForm action={`${address}/eft`} today={today} />}
        {ledger.isCardCharged && <PauseForm action={`${address}/pause`} />}
        {ledger.isCardCharged && <CancelForm action={`${address}/cancel`} />}
        {payments.length > 0 && <RefundForm action={`${address}/refund`} payments={payments} />}
      </div>
    </MoneyFrame>
  )
}

function EftForm({ action, today }: { action: string; today: string }) {
  return (
    <PostForm className="panel stack" id="eft" action={`${action}#eft`}>
      <h2>Paid by EFT</h2>
      <RefusedFormError />
      <PostField
        label="Arrived on"
        type="date"
        name="day"
        max={today}
        defaultValue={today}
        required
      />
      <PostField label="Reference" name="reference" maxLength={80} required />
      <PostField label="Months" type="number" name="months" min={1} max={12} defaultValue="1" />
      <PostField
        label="Amount in rand"
        hint="Empty: the price of those months"
        name="amount"
        inputMode="decimal"
      />
      <PostField label="Reason, if it is less than the price" name="reason" maxLength={200} />
      <Button type="submit" size="sm">
        Record the payment
      </Button>
    </PostForm>
  )
}

function PauseForm({ action }: { action: string }) {
  return (
    <PostForm className="panel stack" id="pause" action={`${action}#pause`}>
      <h2>Pause the card payments</h2>
      <RefusedFormError />
      <p>
        The next payments are left out. The listing stays online, the card is charged again
        afterwards, and the owner gets a mail.
      </p>
      <PostField label="Months" type="number" name="months" min={1} max={3} defaultValue="1" />
      <PostField label="Reason" name="reason" maxLength={200} required />
      <Button type="submit" variant="line" size="sm">
        Pause the payments
      </Button>
    </PostForm>
  )
}

function CancelForm({ action }: { action: string }) {
  return (
    <PostForm className="panel stack" id="cancel" action={`${action}#cancel`}>
      <h2>Card payments</h2>
      <RefusedFormError />
      <p>
        The provider charges the card every month. After a cancellation the owner keeps the paid
        days and gets a mail.
      </p>
      <Button type="submit" variant="danger-line" size="sm">
        Cancel the card payments
      </Button>
    </PostForm>
  )
}

function RefundForm({ action, payments }: { action: string; payments: MoneyLine[] }) {
  return (
    <PostForm className="panel stack" id="refund" action={`${action}#refund`}>
      <h2>Refund</h2>
      <RefusedFormError />
      <PaymentField payments={payments} />
      <PostField label="Amount in rand" name="amount" inputMode="decimal" required />
      <PostField label="Reason" name="reason" maxLength={200} required />
      <Button type="submit" variant="danger-line" size="sm">
        Record the refund
      </Button>
    </PostForm>
  )
}

function PaymentField({ payments }: { payments: MoneyLine[] }) {
  const { errors, fields } = useTyped()
  const options = payments.map(({ id, what, amountCents }) => ({
    value: id,
    label: `${what}, ${formatCents(amountCents)}`,
  }))
  return (
    <Field label="Payment" error={errors.entryId}>
      <Select name="entryId" options={options} defaultValue={fields.entryId} />
    </Field>
  )
}
