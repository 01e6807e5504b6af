import { greeting } from '#server/platform/mail/greeting.ts'
import { Anchor, Heading, Note, Paragraph, Strong } from '#server/platform/mail/parts.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { reviewPages } from '#shared/paths.ts'

interface TakedownDecided {
  reference: string
  businessName: string
  name: string
  /** Why the review was hidden; null if it stays. */
  reason: string | null
}

/** To whoever sent a formal request, after an admin's decision about the review. */
export const takedownDecided: Template<TakedownDecided, 'admin'> = {
  kind: 'takedown-decided',
  causedBy: ['admin'],
  freeText: { businessName: 'name', name: 'person' },
  page: () => reviewPages.policy,
  sample: {
    reference: 'Kd93mXq1Zt7bVw2P',
    businessName: 'Salt River Cycles',
    name: 'Pieter Jacobus Adams',
    reason: 'It is about another business.',
  },
  subject: ({ reference }) => `We have decided about your notice (${reference})`,
  preheader: ({ reason }) =>
    reason === null ? 'The review stays on the page.' : 'The review is no longer shown.',
  reason: () => 'You’re getting this message because you sent us a formal notice about a review.',
  Body: ({ payload: { reference, businessName, name, reason }, site }) => (
    <>
      <Heading>We have decided about your notice</Heading>
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        A person has read your notice <Strong>{reference}</Strong> about a review of {businessName}.{' '}
        {reason === null
          ? 'We found no reason to remove the review, and it stays on the page.'
          : `The review is no longer shown. The reason: ${reason}`}
      </Paragraph>
      <Note>
        Read what is removed and what is not in{' '}
        <Anchor href={`${site.publicUrl}${reviewPages.policy}`}>how reviews work</Anchor>. If you
        think that we are wrong, write to{' '}
        <Anchor href={`mailto:${site.supportEmail}`}>{site.supportEmail}</Anchor>.
      </Note>
    </>
  ),
}
