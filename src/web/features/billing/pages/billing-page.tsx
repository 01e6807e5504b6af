import { useRouteContext } from '@tanstack/react-router'
import { Check, CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PaymentOutcome } from '#shared/billing/payment-outcome.ts'
import { formatCents, priceCents } from '#shared/money/cents.ts'
import { PLAN_FEATURES } from '#shared/money/plans.ts'
import { ownPages } from '#shared/own-paths.ts'
import type { BillingAnswer } from '#shared/schemas/billing/billing.ts'
import { formatDate } from '#shared/time/dates.ts'
import { OwnPage } from '#web/components/own-page.tsx'
import { PlanBadge, StatusBadge } from '#web/components/ui/badge.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { BillingHistory } from './billing-history.tsx'
import { BillingNotice } from './billing-notice.tsx'
import { ChangePlan } from './change-plan.tsx'
import { InvoiceDetailsPanel } from './invoice-details-panel.tsx'

interface BillingPageProps {
  billing: BillingAnswer
  /** Back from the payment page. */
  outcome: PaymentOutcome | null
  /** A confirmation before the plan is cancelled. */
  askCancel: boolean
  /** The form for the invoice details is open. */
  editDetails: boolean
}

/** The owner's billing page: links and plain forms, no script. */
export function BillingPage({ billing, outcome, askCancel, editDetails }: BillingPageProps) {
  const { supportEmail } = useRouteContext({ from: '__root__' }).site
  const refused = useRefusedForm()
  const isDetails = refused?.action === ownPages.billingDetails
  return (
    <OwnPage title="Plan & billing" businessName={billing.businessName} className="billing">
      {refused && !isDetails && <FormError>{refused.detail}</FormError>}
      <BillingNotice
        billing={billing}
        outcome={outcome}
        askCancel={askCancel}
        supportEmail={supportEmail}
      />
      <div className="billing__columns">
        <div className="billing__column">
          <PlanPass billing={billing} />
          <BillingHistory lines={billing.history} />
        </div>
        <div className="billing__column">
          <ChangePlan billing={billing} />
          <InvoiceDetailsPanel invoicesTo={billing.invoicesTo} edit={editDetails} />
        </div>
      </div>
    </OwnPage>
  )
}

/** The plan as a ticket, with the next payment on its stub. */
function PlanPass({ billing }: { billing: BillingAnswer }) {
  const { plan, status } = billing
  return (
    <section
      className={plan === 'BASIC' ? 'plan-pass plan-pass--basic' : 'plan-pass'}
      aria-label="Your plan"
    >
      <div className="plan-pass__inner">
        <div className="plan-pass__main">
          <p>
            <PlanBadge plan={plan} /> <StatusBadge status={status} />
          </p>
          <p className="plan-pass__price">
            {formatCents(priceCents(plan)).replace('.00', '')} <small>a month</small>
          </p>
          <ul>
            {PLAN_FEATURES[plan].map((feature) => (
              <li key={feature} className="plan-pass__feature">
                <Check className="icon plan-pass__tick" aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div className="plan-pass__stub">
          <dl>{stubOf(billing)}</dl>
          {billing.paysByCard && (
            <>
              <a className={buttonClass({ variant: 'quiet', size: 'sm' })} href={ownPages.card}>
                <CreditCard className="icon" aria-hidden="true" />
                Change Card
              </a>
              <p className="text-small muted">
                Payfast keeps your card; we never see its number. Before it expires, Payfast sends
                you an e-mail.
              </p>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

const fact = (label: string, value: ReactNode, big = false) => (
  <div>
    <dt>{label}</dt>
    <dd className={big ? 'plan-pass__big' : undefined}>{value}</dd>
  </div>
)

function stubOf({
  status,
  nextPayment,
  paidUntil,
  cancelled,
  openEnded,
}: BillingAnswer): ReactNode {
  if (nextPayment)
    return (
      <>
        {fact('Next payment', formatDate(nextPayment.on), true)}
        {fact('Amount', formatCents(nextPayment.amountCents))}
      </>
    )
  if (status === 'PENDING') return fact('First payment', 'Still to come', true)
  if (openEnded) return fact('Paid', 'By arrangement with us', true)
  if (cancelled && paidUntil !== null) return fact('Listed until', formatDate(paidUntil), true)
  return paidUntil === null ? null : fact('Paid until', formatDate(paidUntil), true)
}
