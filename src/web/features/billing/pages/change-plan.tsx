import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { SMALLEST_CHARGE_CENTS } from '#shared/billing/plan-change.ts'
import { GALLERY_LIMIT, HIDDEN_PHOTO_MONTHS } from '#shared/catalogue/gallery.ts'
import { formatCents } from '#shared/money/cents.ts'
import { PLAN_FEATURES } from '#shared/money/plans.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import { KEPT_AFTER_THE_END } from '#shared/privacy/periods.ts'
import type { BillingAnswer } from '#shared/schemas/billing/billing.ts'
import { formatDate } from '#shared/time/dates.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { ChangeForm } from './billing-notice.tsx'

const FEWER_PHOTOS = `Your page then shows the first ${GALLERY_LIMIT.BASIC} photos; the others are kept for ${HIDDEN_PHOTO_MONTHS} months.`

/** The possible changes of the plan; what makes no sense now is not offered. */
export function ChangePlan({ billing }: { billing: BillingAnswer }) {
  const { status, cancelled, pausedFor } = billing
  if (status === 'PENDING') return <ChoosePlan billing={billing} />
  if (status !== 'ACTIVE' || cancelled || pausedFor !== null) return null
  const until = billing.paidUntil === null ? null : formatDate(billing.paidUntil)
  return (
    <section className="panel" aria-labelledby="change-plan">
      <div className="panel__head">
        <h2 id="change-plan">Change plan</h2>
      </div>
      <MoveUp billing={billing} />
      <PayByCard billing={billing} />
      {billing.nextPlan === 'PREMIUM' && (
        <Row
          title="Move to BASIC, R99 a month"
          text={
            until === null || billing.openEnded
              ? `From today. ${FEWER_PHOTOS}`
              : `When the paid month ends. You keep PREMIUM until ${until}. ${FEWER_PHOTOS}`
          }
        >
          <ChangeForm change="to-basic">Move to BASIC</ChangeForm>
        </Row>
      )}
      <Row
        title="Cancel"
        text={`Your listing stays online until ${until ?? 'the end of the day'}. ${KEPT_AFTER_THE_END}`}
      >
        <a
          className={buttonClass({ variant: 'danger-line', size: 'sm' })}
          href={`${moneyPages.billing}?ask=cancel`}
        >
          Cancel plan
        </a>
      </Row>
    </section>
  )
}

/** For accounts that are paid otherwise; a payment that is missing has its own notice. */
function PayByCard({ billing: { overdueSince, toPay } }: { billing: BillingAnswer }) {
  if (!toPay || overdueSince !== null) return null
  const amount = formatCents(toPay.amountCents)
  const first =
    toPay.from === null
      ? `${amount} today`
      : `Nothing today, ${amount} on ${formatDate(toPay.from)}`
  return (
    <Row title="Pay by card every month" text={`${first} and every month after, until you cancel.`}>
      <a className={buttonClass({ variant: 'line', size: 'sm' })} href={toPay.url}>
        Pay by card
      </a>
    </Row>
  )
}

function MoveUp({ billing: { difference, plan } }: { billing: BillingAnswer }) {
  if (difference === null || plan === 'PREMIUM') return null
  const isFree = difference.amountCents < SMALLEST_CHARGE_CENTS
  return (
    <Row
      title="Move to PREMIUM, R299 a month"
      text={
        isFree
          ? 'At once, and free until your next payment.'
          : `At once. Today you pay the difference for the days left: ${formatCents(difference.amountCents)}.`
      }
      features={PLAN_FEATURES.PREMIUM}
    >
      {isFree ? (
        <ChangeForm change="to-premium" variant="primary">
          Move to PREMIUM
        </ChangeForm>
      ) : (
        <a className={buttonClass({ size: 'sm' })} href={`${ownPages.checkout}?for=difference`}>
          Move to PREMIUM
        </a>
      )}
    </Row>
  )
}

/** Before the first payment the choice is free. */
function ChoosePlan({ billing: { plan } }: { billing: BillingAnswer }) {
  const isBasic = plan === 'BASIC'
  return (
    <section className="panel" aria-labelledby="change-plan">
      <div className="panel__head">
        <h2 id="change-plan">Change plan</h2>
      </div>
      <Row
        title={isBasic ? 'PREMIUM, R299 a month' : 'BASIC, R99 a month'}
        text="Nothing is paid yet: choose as you like. You can change plan later, too."
        features={PLAN_FEATURES[isBasic ? 'PREMIUM' : 'BASIC']}
      >
        <ChangeForm change={isBasic ? 'choose-premium' : 'choose-basic'}>
          {isBasic ? 'Choose PREMIUM' : 'Choose BASIC'}
        </ChangeForm>
      </Row>
    </section>
  )
}

interface RowProps {
  title: string
  text: string
  /** What the plan gives. */
  features?: readonly string[]
  children: ReactNode
}

function Row({ title, text, features = [], children }: RowProps) {
  return (
    <div className="billing-row">
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {features.length > 0 && (
          <ul className="billing-row__features">
            {features.map((feature) => (
              <li key={feature}>
                <Check className="icon" aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </div>
  )
}
