import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Check, ExternalLink } from 'lucide-react'
import { PLAN_FEATURES, PLAN_NAME, PLAN_PRICE_RAND, type Plan } from '#shared/money/plans.ts'
import { ownPages } from '#shared/own-paths.ts'
import { helpPages } from '#shared/paths.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { dashboardQuery } from '#web/lib/api/dashboard.query.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { useLogout } from '#web/lib/api/session.mutations.ts'
import { classNames } from '#web/lib/class-names.ts'
import { toast } from '#web/lib/toast.ts'

type PaymentRequiredProps = {
  plan: Plan
  /** From the dashboard's answer: rand per month, and the plan's payment page if there is one. */
  payment: { url: string | null; price: number }
}

/** The only screen of an owner before the first payment. */
export function PaymentRequired({ plan, payment }: PaymentRequiredProps) {
  const { site } = useRouteContext({ from: '__root__' })
  const logout = useLogout()
  const support = <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
  return (
    <main id="content" className="on-sky">
      <div className="panel stack">
        <h1>Payment Required</h1>
        <p>Your account is ready. One payment and your listing can go live.</p>
        <PlanTicket plan={plan} price={payment.price} />
        {payment.url === null ? (
          <p role="status">
            Online payment is not set up on this site yet. Please write to {support} and we will
            arrange it with you.
          </p>
        ) : (
          <>
            <a
              className={buttonClass({ size: 'lg', block: true })}
              href={payment.url}
              target="_blank"
              rel="noopener noreferrer"
            >
              Complete Payment
              <ExternalLink className="icon" aria-hidden="true" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
            <p>Activation follows shortly after your payment, with an e-mail confirmation.</p>
            <p className="text-small muted">
              Questions about your payment? Write to {support}, or look in{' '}
              <a href={helpPages.article('pay-for-your-plan')}>Help</a>.
            </p>
          </>
        )}
        <OtherPlan plan={plan} />
        <Button variant="quiet" block pending={logout.isPending} onClick={() => logout.mutate()}>
          Sign Out
        </Button>
        {/* A full page load: that page has no script. */}
        <p className="text-small">
          <a href={ownPages.account}>Download my data or close my account</a>
        </p>
      </div>
    </main>
  )
}

/** Before the first payment the choice is free. */
function OtherPlan({ plan }: { plan: Plan }) {
  const queryClient = useQueryClient()
  const other: Plan = plan === 'BASIC' ? 'PREMIUM' : 'BASIC'
  const choose = useMutation({
    mutationFn: () =>
      call('POST /api/billing/change', {
        body: { change: other === 'BASIC' ? 'choose-basic' : 'choose-premium' },
      }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Your plan was not changed',
        description: failureText(error),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
  })
  return (
    <Button variant="line" block pending={choose.isPending} onClick={() => choose.mutate()}>
      {`Take ${PLAN_NAME[other]} instead, R${PLAN_PRICE_RAND[other]} per month`}
    </Button>
  )
}

function PlanTicket({ plan, price }: { plan: Plan; price: number }) {
  return (
    <div className={classNames('radio-card', plan === 'PREMIUM' && 'radio-card--premium')}>
      <div className="radio-card__top radio-card__top--static">
        <span className="radio-card__name">{PLAN_NAME[plan]}</span>
        <span className="radio-card__price">
          R{price} <small>per month</small>
        </span>
      </div>
      <div className="radio-card__tear" />
      <ul>
        {PLAN_FEATURES[plan].map((feature) => (
          <li key={feature}>
            <Check className="icon" aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
