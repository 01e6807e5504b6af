import { greeting } from '#server/platform/mail/greeting.ts'
import { Anchor, Heading, Note, Paragraph, Strong } from '#server/platform/mail/parts.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { reviewPages } from '#shared/paths.ts'

interface TakedownReceipt {
  reference: string
  businessName: string
  name: string
}

/** To whoever sent a formal request. */
export const takedownReceipt: Template<TakedownReceipt, 'visitor'> = {
  kind: 'takedown-receipt',
  causedBy: ['visitor'],
  freeText: { businessName: 'name', name: 'person' },
  page: () => reviewPages.policy,
  sample: {
    reference: 'Kd93mXq1Zt7bVw2P',
    businessName: 'Salt River Cycles',
    name: 'Pieter Jacobus Adams',
  },
  subject: ({ reference }) => `Your notice has arrived (${reference})`,
  preheader: () => 'A person reads it and answers you.',
  reason: () => 'You’re getting this message because you sent us a formal notice about a review.',
  Body: ({ payload: { reference, businessName, name }, site }) => (
    <>
      <Heading>Your notice has arrived</Heading>
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        We have your notice about a review of {businessName}. Its reference is{' '}
        <Strong>{reference}</Strong>. A person reads it, usually within four working days, and
        answers you by e-mail.
      </Paragraph>
      <Paragraph>
        Read more about our decisions in{' '}
        <Anchor href={`${site.publicUrl}${reviewPages.policy}`}>how reviews work</Anchor>.
      </Paragraph>
      <Note>If you did not send this notice, please answer this message and say so.</Note>
    </>
  ),
}
