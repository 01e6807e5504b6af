import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

interface PlanResumed {
  businessName: string | null
}

export const planResumed: Template<PlanResumed, 'admin' | 'recipient'> = {
  kind: 'plan-resumed',
  causedBy: ['admin', 'recipient'],
  freeText: {},
  page: () => pages.dashboard,
  sample: { businessName: 'Salt River Cycles' },
  subject: () => 'Your listing is back',
  preheader: () => 'People in Cape Town can find you again.',
  reason: () => 'You get this message because the plan of your business account was resumed.',
  Body: ({ payload: { businessName }, site }) => (
    <>
      <Heading>Your listing is back</Heading>
      <Paragraph>
        {businessName ?? 'Your listing'} is public again, with all its reviews. People in Cape Town
        can find you and ask to book.
      </Paragraph>
      <Paragraph>
        A good moment to check that opening hours and phone number are still true.
      </Paragraph>
      <Button href={`${site.publicUrl}${pages.dashboard}`}>Open your dashboard</Button>
    </>
  ),
}
