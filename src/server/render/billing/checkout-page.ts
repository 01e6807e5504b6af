import type { PreparedCheckout } from '#server/features/payments/checkout.service.ts'
import type { Config } from '#server/platform/config/config.ts'
import { escapeXml } from '#server/render/feeds/xml.ts'
import { ownPages } from '#shared/billing/billing-paths.ts'
import { formatCents, priceCents } from '#shared/money/cents.ts'
import { formatRand } from '#shared/money/money.ts'
import { PLAN_FEATURES, PLAN_NAME, PLAN_PRICE_RAND, type Plan } from '#shared/money/plans.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { formatDate } from '#shared/time/dates.ts'
import { billingDocument } from './billing-document.ts'

/** The order summary before the provider's page: what is bought, from whom, and how to cancel. */
export function checkoutPage(
  checkout: PreparedCheckout,
  { seller, supportEmail }: Pick<Config, 'seller' | 'supportEmail'>,
  styles: string[],
): string {
  const { plan, amountCents, firstChargeOn, form } = checkout
  const amount = formatCents(amountCents)
  const inputs = form.fields
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeXml(value)}">`)
    .join('')
  const features = PLAN_FEATURES[plan].map((feature) => `<li>${escapeXml(feature)}</li>`).join('')
  const who = [seller.name, seller.address, seller.registration].filter(Boolean).join(', ')
  const markup = `<main id="content" class="on-sky"><div class="panel stack checkout">
<h1>${checkout.purpose === 'difference' ? 'Move to PREMIUM' : `${PLAN_NAME[plan]} plan`}</h1>
${checkout.difference ? differenceSum(checkout) : `<p class="checkout__price"><b>${amount}</b> a month${seller.vatNumber ? ', VAT included' : ''}</p><ul class="checkout__list">${features}</ul>`}
<p>${afterwards(checkout)}</p>
<form method="post" action="${escapeXml(form.action)}">${inputs}<button class="btn btn--lg btn--block">${buttonText(checkout)}</button></form>
<p class="text-small muted">${firstChargeOn === null ? 'You pay by card on the page of Payfast and start at once.' : 'You give your card on the page of Payfast. Some banks take up to R5 to check a card, and give it back.'} You can cancel at any time; your listing then stays until the last paid day. Within seven days of the first payment you get it back without a reason: write to <a href="mailto:${escapeXml(supportEmail)}">${escapeXml(supportEmail)}</a>.</p>
<p class="text-small muted">You buy from ${escapeXml(who)}.</p>
<p><a href="${ownPages.billing}">Back to Plan &amp; billing</a></p>
</div></main>`
  return billingDocument('Complete Payment', markup, styles)
}

function buttonText({ purpose, amountCents, firstChargeOn }: PreparedCheckout): string {
  if (firstChargeOn !== null) return 'Set up my card'
  const pay = `Pay ${formatCents(amountCents)}`
  return purpose === 'difference' ? `${pay} and Move Up` : pay
}

function afterwards(checkout: PreparedCheckout): string {
  const { purpose, plan, amountCents, firstChargeOn, difference } = checkout
  if (firstChargeOn !== null)
    return `Nothing today: your plan is paid until ${formatDate(addDays(firstChargeOn, -1))}. Then ${formatCents(amountCents)} on ${formatDate(firstChargeOn)}, and the same every month after, until you cancel.`
  const paidUntil = difference?.parts.at(-1)?.until
  const nextDay =
    paidUntil === undefined ? 'your next payment day' : formatDate(addDays(paidUntil, 1))
  return purpose === 'difference'
    ? `Then ${formatCents(priceCents(plan))} on ${nextDay} and every month after. You can go back to BASIC whenever you like.`
    : `Today ${formatCents(amountCents)}, and the same every month on this day, until you cancel.`
}

function differenceSum({ difference, amountCents }: PreparedCheckout): string {
  const rows = (difference?.parts ?? []).flatMap((part) => [
    `<div><dt>PREMIUM, ${formatDate(part.from)} to ${formatDate(part.until)} (${part.days} of ${part.daysInMonth} days)</dt><dd>${formatCents(part.premiumCents)}</dd></div>`,
    `<div><dt>BASIC, already paid for those days</dt><dd>${formatCents(-part.basicCents)}</dd></div>`,
  ])
  return `<p class="checkout__move">${priceTag('BASIC')}<svg class="icon" viewBox="0 0 24 24" role="img" aria-label="to"><path d="M5 12h14M12 5l7 7-7 7"/></svg>${priceTag('PREMIUM')}</p><dl class="checkout__sum">${rows.join('')}<div class="checkout__total"><dt>To pay today</dt><dd>${formatCents(amountCents)}</dd></div></dl>`
}

const priceTag = (plan: Plan) =>
  `<span class="checkout__plan"><small>${plan}</small> <b>${formatRand(PLAN_PRICE_RAND[plan])}</b></span>`
