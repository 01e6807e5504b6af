import { Anchor, Heading, Paragraph, Strong } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { formatCents } from '#shared/money/cents.ts'
import { moneyPages } from '#shared/paths.ts'
import { formatDate } from '#shared/time/dates.ts'

interface PaymentMissing {
  businessName: string | null
  /** Days since it was due. */
  step: 0 | 3 | 7
  dueOn: string
  pausedOn: string
  amountCents: number
}

const SUBJECTS = {
  0: 'Your payment did not go through',
  3: 'Your payment is still missing',
  7: 'Three days left to pay for your listing',
} as const

export const paymentMissing: Template<PaymentMissing, 'system'> = {
  kind: 'payment-missing',
  causedBy: ['system'],
  freeText: {},
  page: () => moneyPages.billing,
  sample: {
    businessName: 'Salt River Cycles',
    step: 3,
    dueOn: '2024-11-01',
    pausedOn: '2024-11-11',
    amountCents: 9900,
  },
  subject: ({ step }) => SUBJECTS[step],
  preheader: ({ pausedOn }) => `Your listing stays online until ${formatDate(pausedOn)}.`,
  reason: () => 'You’re getting this message because a payment for your listing is due.',
  Body: ({ payload: { businessName, step, dueOn, pausedOn, amountCents }, site }) => (
    <>
      <Heading>{SUBJECTS[step]}</Heading>
      <Paragraph>
        The payment of <Strong>{formatCents(amountCents)}</Strong> that was due on{' '}
        {formatDate(dueOn)} has not arrived. {businessName ?? 'Your listing'} stays as it is until{' '}
        {formatDate(pausedOn)}; on that day it is paused. Pay before then, and nothing changes.
      </Paragraph>
      <Button href={`${site.publicUrl}${moneyPages.billing}`}>Pay now</Button>
      <Paragraph>
        Already paid? Then please ignore this message. Questions go to{' '}
        <Anchor href={`mailto:${site.supportEmail}`}>{site.supportEmail}</Anchor>.
      </Paragraph>
    </>
  ),
}
