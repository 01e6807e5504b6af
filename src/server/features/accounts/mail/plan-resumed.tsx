import { Anchor, Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { moneyPages, pages } from '#shared/paths.ts'

interface PlanResumed {
  businessName: string | null
  /** The pause has ended the card payments, and nothing begins them again by itself. */
  isCardStopped?: true
}

export const planResumed: Template<PlanResumed, 'admin' | 'recipient'> = {
  kind: 'plan-resumed',
  causedBy: ['admin', 'recipient'],
  freeText: {},
  page: () => pages.dashboard,
  sample: { businessName: 'Salt River Cycles', isCardStopped: true },
  subject: () => 'Your listing is back',
  preheader: () => 'People in Cape Town can find you again.',
  reason: () =>
    'You’re getting this message because the plan of your business account was resumed.',
  Body: ({ payload: { businessName, isCardStopped }, site }) => (
    <>
      <Heading>Your listing is back</Heading>
      <Paragraph>
        {businessName ?? 'Your listing'} is public again, with all its reviews. People in Cape Town
        can find you and ask to book.
      </Paragraph>
      <Paragraph>
        A good time to check that your opening hours and phone number are still right.
      </Paragraph>
      {isCardStopped && (
        <Paragraph>
          The pause ended your card payments. To pay by card again, subscribe under{' '}
          <Anchor href={`${site.publicUrl}${moneyPages.billing}`}>Plan &amp; billing</Anchor>. Days
          that are paid for are not charged twice.
        </Paragraph>
      )}
      <Button href={`${site.publicUrl}${pages.dashboard}`}>Open your dashboard</Button>
    </>
  ),
}
