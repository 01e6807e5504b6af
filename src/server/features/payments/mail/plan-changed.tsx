import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { formatCents } from '#shared/money/cents.ts'
import type { Plan } from '#shared/money/plans.ts'
import { moneyPages } from '#shared/paths.ts'
import { KEPT_AFTER_THE_END } from '#shared/privacy/periods.ts'
import { formatDate } from '#shared/time/dates.ts'

export type PlanChange =
  | 'card-set-up'
  | 'collection-paused'
  | 'cancelled'
  | 'cancellation-undone'
  | 'downgrade-planned'
  | 'downgrade-undone'
  | 'upgraded'
  | 'ended'
  | 'paused-unpaid'

interface PlanChanged {
  planChange: PlanChange
  businessName: string | null
  paidUntil: string | null
  nextPlan: Plan
  amountCents: number
}

const HEADINGS: Record<PlanChange, string> = {
  'card-set-up': 'Your card is set up',
  'collection-paused': 'Your payments are paused',
  cancelled: 'Your plan is cancelled',
  'cancellation-undone': 'Your plan continues',
  'downgrade-planned': 'You move to BASIC',
  'downgrade-undone': 'You stay on PREMIUM',
  upgraded: 'You are on PREMIUM',
  ended: 'Your plan has ended',
  'paused-unpaid': 'Your listing is paused',
}

function sentencesOf({ planChange, paidUntil, nextPlan, amountCents }: PlanChanged): string {
  const until = paidUntil === null ? 'today' : formatDate(paidUntil)
  const price = `${formatCents(amountCents)} a month`
  switch (planChange) {
    case 'card-set-up':
      return `Nothing was charged today: your plan is paid until ${until}. Then ${price} for ${nextPlan} is taken from your card, until you cancel.`
    case 'collection-paused':
      return `We take no payment for now, and your listing stays online until ${until}. Then ${price} for ${nextPlan} is taken from your card again, until you cancel.`
    case 'cancelled':
      return `No further payment will be taken. Your listing stays online until ${until}. If you change your mind before then, everything stays as it is.`
    case 'cancellation-undone':
      return `Nothing ends on ${until}: your ${nextPlan} plan continues for ${price}.`
    case 'downgrade-planned':
      return `You keep PREMIUM until ${until}. From then on you are on BASIC for ${price}. There is nothing to pay today.`
    case 'downgrade-undone':
      return `Your PREMIUM plan continues for ${price}.`
    case 'upgraded':
      return `You have PREMIUM from now on. The next payments are ${price}.`
    case 'ended':
      return `Your listing is no longer online. ${KEPT_AFTER_THE_END} One payment brings them back.`
    case 'paused-unpaid':
      return 'The payment for your listing has not arrived, so it is no longer online. One payment brings it back with everything it had.'
  }
}

/** One message for every change of a plan: the plan from now on, and until when. */
export const planChanged: Template<PlanChanged, 'recipient'> = {
  kind: 'plan-changed',
  causedBy: ['recipient'],
  freeText: {},
  page: () => moneyPages.billing,
  sample: {
    planChange: 'downgrade-planned',
    businessName: 'Salt River Cycles',
    paidUntil: '2024-11-30',
    nextPlan: 'BASIC',
    amountCents: 9900,
  },
  subject: ({ planChange }) => HEADINGS[planChange],
  preheader: (payload) => sentencesOf(payload),
  reason: () => 'You’re getting this message because the plan of your business account changed.',
  Body: ({ payload, site }) => (
    <>
      <Heading>{HEADINGS[payload.planChange]}</Heading>
      {payload.businessName !== null && <Paragraph>{payload.businessName}</Paragraph>}
      <Paragraph>{sentencesOf(payload)}</Paragraph>
      <Button href={`${site.publicUrl}${moneyPages.billing}`}>Plan and billing</Button>
    </>
  ),
}
