import { ownPages } from '#shared/billing/billing-paths.ts'
import { formatCents } from '#shared/money/cents.ts'
import type { OwnerLedgerAnswer } from '#shared/schemas/billing/money.ts'
import { formatDate } from '#shared/time/dates.ts'
import { PlanBadge, StatusBadge } from '#web/components/ui/badge.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { LedgerTable, MoneyFrame } from './money-document.tsx'

interface OwnerMoneyPageProps {
  userId: string
  ledger: OwnerLedgerAnswer
  today: string
  rejected: RejectedForm | null
}

/** A form that was sent and not accepted: why, and what was typed. */
export interface RejectedForm {
  problem: string
  fields: Record<string, string | undefined>
}

/** The ledger of one owner, and the forms for manual entries. */
export function OwnerMoneyPage({ userId, ledger, today, rejected }: OwnerMoneyPageProps) {
  const typed = rejected?.fields ?? {}
  const payments = ledger.lines.filter(({ amountCents }) => amountCents > 0)
  return (
    <MoneyFrame title="Ledger">
      {rejected !== null && (
        <p className="billing-note billing-note--bad" role="alert">
          {rejected.problem}
        </p>
      )}
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
          <form className="panel stack" method="post" action={`${ownPages.ownerMoney(userId)}/eft`}>
            <h2>Paid by EFT</h2>
            <label className="field">
              <span>Arrived on</span>
              <input
                className="input"
                type="date"
                name="day"
                max={today}
                defaultValue={typed.day ?? today}
                required
              />
            </label>
            <label className="field">
              <span>Reference</span>
              <input
                className="input"
                name="reference"
                maxLength={80}
                defaultValue={typed.reference}
                required
              />
            </label>
            <button type="submit" className={buttonClass({ size: 'sm' })}>
              Book one month
            </button>
          </form>
        )}
        {payments.length > 0 && (
          <form
            className="panel stack"
            method="post"
            action={`${ownPages.ownerMoney(userId)}/refund`}
          >
            <h2>Refund</h2>
            <label className="field">
              <span>Payment</span>
              <select className="input" name="entryId" defaultValue={typed.entryId}>
                {payments.map(({ id, what, amountCents }) => (
                  <option key={id} value={id}>
                    {what}, {formatCents(amountCents)}
                  </option>
                ))}
              </select>
            </label>
            <label className="field">
              <span>Amount in rand</span>
              <input
                className="input"
                name="amount"
                inputMode="decimal"
                defaultValue={typed.amount}
                required
              />
            </label>
            <label className="field">
              <span>Reason</span>
              <input
                className="input"
                name="reason"
                maxLength={200}
                defaultValue={typed.reason}
                required
              />
            </label>
            <button type="submit" className={buttonClass({ variant: 'danger-line', size: 'sm' })}>
              Note the refund
            </button>
          </form>
        )}
      </div>
    </MoneyFrame>
  )
}
