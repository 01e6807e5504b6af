import {
  CalendarClock,
  CalendarX,
  CircleAlert,
  CircleCheck,
  CirclePause,
  Clock,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { PaymentOutcome } from '#shared/billing/payment-outcome.ts'
import { formatCents } from '#shared/money/cents.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages, pages } from '#shared/paths.ts'
import { KEPT_AFTER_THE_END } from '#shared/privacy/periods.ts'
import type { BillingAnswer, PlanChangeName } from '#shared/schemas/billing/billing.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'

interface BillingNoticeProps {
  billing: BillingAnswer
  outcome: PaymentOutcome | null
  askCancel: boolean
  supportEmail: string
}

/** A change of plan as a plain form: it works without a script. */
export function ChangeForm({
  change,
  variant = 'line',
  children,
}: {
  change: PlanChangeName
  variant?: 'line' | 'danger' | 'danger-line' | 'primary'
  children: string
}) {
  return (
    <form method="post" action={ownPages.billingChange}>
      <input type="hidden" name="change" value={change} />
      <Button type="submit" variant={variant} size="sm">
        {children}
      </Button>
    </form>
  )
}

/** The most important notice, with its one action. */
export function BillingNotice(props: BillingNoticeProps) {
  const { billing, outcome, askCancel, supportEmail } = props
  const { toPay, paidUntil, overdueSince, pausesOn, pausedFor } = billing
  const until = paidUntil === null ? '' : formatDate(paidUntil)
  const pay = toPay && <PayLink toPay={toPay} />
  if (outcome?.state === 'waiting')
    return (
      <Notice
        tone="end"
        icon={Clock}
        title={toPay?.from ? 'Waiting for your card' : 'Waiting for your payment'}
      >
        We usually hear from the payment provider within a minute. This page updates by itself.
      </Notice>
    )
  if (outcome?.state === 'unpaid') return <Unpaid purpose={outcome.purpose} />
  if (outcome?.state === 'given-back')
    return (
      <Notice tone="end" icon={CircleAlert} title="You’ll get this payment back">
        Your plan changed while you were paying, so there was nothing to pay. We’ll pay it back.
      </Notice>
    )
  if (outcome && billing.status === 'ACTIVE' && !billing.cancelled && !askCancel)
    return <Paid purpose={outcome.purpose} isNew={billing.businessName === null} />
  if (pausedFor === 'closing')
    return (
      <Notice
        tone="end"
        icon={CalendarX}
        title="Your account is closing"
        action={
          <a className={buttonClass({ size: 'sm' })} href={ownPages.account}>
            See or undo it
          </a>
        }
      >
        No further payment will be taken.
      </Notice>
    )
  if (billing.status === 'PENDING')
    return (
      <Notice
        tone="end"
        icon={Clock}
        title="One payment, and your listing can go live"
        action={pay}
      >
        {toPay
          ? 'Activation follows shortly after your payment, with an e-mail confirmation.'
          : `Online payment is not set up on this site yet. Please write to ${supportEmail}.`}
      </Notice>
    )
  if (pausedFor === 'admin')
    return (
      <Notice tone="bad" icon={CirclePause} title="Your account is paused">
        Your listing is hidden from visitors. Please write to {supportEmail}.
      </Notice>
    )
  if (pausedFor !== null)
    return (
      <Notice tone="bad" icon={CirclePause} title="Not listed at the moment" action={pay}>
        One payment brings your page back with everything it had.
      </Notice>
    )
  if (billing.chargedToday)
    return (
      <Notice tone="end" icon={CalendarClock} title="Your payment is due today">
        Your card will be charged during the day. There is nothing to do.
      </Notice>
    )
  if (overdueSince !== null && pausesOn !== null)
    return (
      <Notice
        tone="bad"
        icon={CircleAlert}
        title={`Your payment of ${formatDate(overdueSince)} did not go through`}
        action={pay}
      >
        Your listing stays online until {formatDate(pausesOn)}. Pay now and nothing changes.
      </Notice>
    )
  if (askCancel && !billing.cancelled) return <CancelQuestion until={until} />
  if (billing.cancelled)
    return (
      <Notice
        tone="end"
        icon={CalendarX}
        title={`Cancelled. Listed until ${until === '' ? 'the end of the day' : until}.`}
        action={billing.canUndo ? <ChangeForm change="undo-cancel">Undo</ChangeForm> : pay}
      >
        No further payment will be taken.{' '}
        {toPay?.from && !billing.canUndo
          ? `Subscribe again and everything stays as it is: nothing today, ${formatCents(toPay.amountCents)} on ${formatDate(toPay.from)}.`
          : 'Change your mind before then and everything stays as it is.'}
      </Notice>
    )
  if (billing.plan === 'PREMIUM' && billing.nextPlan === 'BASIC')
    return (
      <Notice
        tone="end"
        icon={CalendarClock}
        title={`PREMIUM until ${until}, then BASIC`}
        action={<ChangeForm change="stay-premium">Stay on PREMIUM</ChangeForm>}
      >
        {formatCents(billing.nextPayment?.amountCents ?? 0)} from the next payment on. Nothing to
        pay before.
      </Notice>
    )
  return null
}

/** Back from the payment page without a payment: the bank refused it, or the owner left the page. */
function Unpaid({ purpose }: Pick<PaymentOutcome, 'purpose'>) {
  const isDifference = purpose === 'difference'
  return (
    <Notice
      tone="bad"
      icon={CircleAlert}
      title="The payment did not go through"
      action={
        <a
          className={buttonClass({ size: 'sm' })}
          href={isDifference ? `${ownPages.checkout}?for=difference` : ownPages.checkout}
        >
          Try again
        </a>
      }
    >
      Nothing was taken from your card. Try again, or with another card.
    </Notice>
  )
}

const THANKS: Record<PaymentOutcome['purpose'], string> = {
  subscribe: 'Thank you, you are live',
  'subscribe-later': 'Thank you, your card is set up',
  difference: 'Thank you, you are on PREMIUM',
}

function Paid({ purpose, isNew }: Pick<PaymentOutcome, 'purpose'> & { isNew: boolean }) {
  return (
    <Notice
      tone="good"
      icon={CircleCheck}
      title={isNew && purpose === 'subscribe' ? 'Thank you, your payment is in' : THANKS[purpose]}
      action={
        <a className={buttonClass({ size: 'sm' })} href={pages.dashboard}>
          {isNew ? 'Create your listing' : 'Go to your dashboard'}
        </a>
      }
    >
      {purpose === 'subscribe-later'
        ? 'Nothing was charged today.'
        : 'The invoice is in your mail.'}
      {isNew && ' Next: tell visitors about your business.'}
    </Notice>
  )
}

function CancelQuestion({ until }: { until: string }) {
  return (
    <Notice
      tone="bad"
      icon={CalendarX}
      title="Cancel your plan?"
      action={
        <span className="billing-note__lines">
          <a className={buttonClass({ variant: 'quiet', size: 'sm' })} href={moneyPages.billing}>
            Keep it
          </a>
          <ChangeForm change="cancel" variant="danger">
            Cancel plan
          </ChangeForm>
        </span>
      }
    >
      {until === ''
        ? 'Your listing stays online until the end of today.'
        : `Your listing stays online until ${until}.`}{' '}
      {KEPT_AFTER_THE_END}
    </Notice>
  )
}

function PayLink({ toPay }: { toPay: NonNullable<BillingAnswer['toPay']> }) {
  return (
    <a className={buttonClass({ size: 'sm' })} href={toPay.url}>
      {toPay.from === null ? `Pay ${formatCents(toPay.amountCents)}` : 'Subscribe again'}
    </a>
  )
}

interface NoticeProps {
  tone: 'bad' | 'end' | 'good'
  icon: typeof Clock
  title: string
  action?: ReactNode
  children: ReactNode
}

function Notice({ tone, icon: Icon, title, action, children }: NoticeProps) {
  return (
    <section
      className={`billing-note billing-note--${tone}`}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon className="icon" aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      {action}
    </section>
  )
}
