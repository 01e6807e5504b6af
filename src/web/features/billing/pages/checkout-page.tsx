import { useRouteContext } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { CheckoutView } from '#shared/billing/checkout-view.ts'
import { formatCents, priceCents } from '#shared/money/cents.ts'
import { formatRand } from '#shared/money/money.ts'
import { PLAN_FEATURES, PLAN_NAME, PLAN_PRICE_RAND, type Plan } from '#shared/money/plans.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'

/** The order summary before the provider's page: what is bought, from whom, and how to cancel. */
export function CheckoutPage({ checkout }: { checkout: CheckoutView }) {
  const { supportEmail } = useRouteContext({ from: '__root__' }).site
  const { purpose, plan, firstChargeOn, form, seller } = checkout
  return (
    <main id="content" className="on-sky">
      <div className="panel stack checkout">
        <h1>{purpose === 'difference' ? 'Move to PREMIUM' : `${PLAN_NAME[plan]} plan`}</h1>
        {checkout.difference ? (
          <DifferenceSum checkout={checkout} difference={checkout.difference} />
        ) : (
          <Price checkout={checkout} />
        )}
        <p>{afterwards(checkout)}</p>
        {purpose !== 'difference' && (
          <p>
            The invoice is made out to {checkout.invoicesTo?.name ?? 'your e-mail address'}.{' '}
            <a href={`${ownPages.checkout}?details=edit`}>Change</a>
          </p>
        )}
        <form method="post" action={form.action}>
          {form.fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="lg" block>
            {buttonText(checkout)}
          </Button>
        </form>
        <p className="text-small muted">
          {firstChargeOn === null
            ? 'You pay by card on Payfast’s page and your listing is live straight away.'
            : 'You add your card on Payfast’s page. Some banks take up to R5 to check a card, and pay it back.'}{' '}
          You can cancel at any time; your listing then stays until the last paid day. Within seven
          days of the first payment you get your money back, no questions asked: write to{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
        <p className="text-small muted">You buy from {seller}.</p>
        <p>
          <a href={moneyPages.billing}>Back to Plan &amp; billing</a>
        </p>
      </div>
    </main>
  )
}

function Price({ checkout: { plan, amountCents, withVat } }: { checkout: CheckoutView }) {
  return (
    <>
      <p className="checkout__price">
        <b>{formatCents(amountCents)}</b> a month{withVat && ', VAT included'}
      </p>
      <ul className="checkout__list">
        {PLAN_FEATURES[plan].map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </>
  )
}

interface DifferenceSumProps {
  checkout: CheckoutView
  difference: NonNullable<CheckoutView['difference']>
}

function DifferenceSum({ checkout, difference }: DifferenceSumProps) {
  const rows = difference.parts.flatMap((part) => [
    [
      `PREMIUM, ${formatDate(part.from)} to ${formatDate(part.until)} (${part.days} of ${part.daysInMonth} days)`,
      part.premiumCents,
    ] as const,
    ['BASIC, already paid for those days', -part.basicCents] as const,
  ])
  return (
    <>
      <p className="checkout__move">
        <PriceTag plan="BASIC" />
        <ArrowRight className="icon" role="img" aria-label="to" />
        <PriceTag plan="PREMIUM" />
      </p>
      <dl className="checkout__sum">
        {rows.map(([label, cents], index) => (
          // Parts of two months may have the same words.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <div key={index}>
            <dt>{label}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
        <div className="checkout__total">
          <dt>To pay today</dt>
          <dd>{formatCents(checkout.amountCents)}</dd>
        </div>
      </dl>
    </>
  )
}

const PriceTag = ({ plan }: { plan: Plan }) => (
  <span className="checkout__plan">
    <small>{plan}</small> <b>{formatRand(PLAN_PRICE_RAND[plan])}</b>
  </span>
)

function buttonText({ purpose, amountCents, firstChargeOn }: CheckoutView): string {
  if (firstChargeOn !== null) return 'Set up my card'
  const pay = `Pay ${formatCents(amountCents)}`
  return purpose === 'difference' ? `${pay} and Upgrade` : pay
}

function afterwards({ purpose, plan, amountCents, firstChargeOn, difference }: CheckoutView) {
  const amount = formatCents(amountCents)
  if (firstChargeOn !== null)
    return `Nothing today: your plan is paid until ${formatDate(addDays(firstChargeOn, -1))}. Then ${amount} on ${formatDate(firstChargeOn)}, and the same every month after, until you cancel.`
  const paidUntil = difference?.parts.at(-1)?.until
  const nextDay =
    paidUntil === undefined ? 'your next payment day' : formatDate(addDays(paidUntil, 1))
  return purpose === 'difference'
    ? `Then ${formatCents(priceCents(plan))} on ${nextDay} and every month after. You can go back to BASIC whenever you like.`
    : `Today ${amount}, and the same every month on this day, until you cancel.`
}
