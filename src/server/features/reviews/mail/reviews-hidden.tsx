import { Anchor, Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { reviewPages } from '#shared/paths.ts'

interface ReviewsHidden {
  businessName: string
  count: number
  reason: string
}

/** To the owner, when an admin has hidden reviews of the business. */
export const reviewsHidden: Template<ReviewsHidden, 'admin'> = {
  kind: 'reviews-hidden',
  causedBy: ['admin'],
  freeText: {},
  page: () => reviewPages.policy,
  sample: { businessName: 'Salt River Cycles', count: 8, reason: 'Part of a flood.' },
  subject: ({ businessName, count }) =>
    count === 1
      ? `A review of ${businessName} was hidden`
      : `${count} reviews of ${businessName} were hidden`,
  preheader: ({ reason }) => `The reason: ${reason}`,
  reason: ({ businessName }) => `You’re getting this message because ${businessName} is yours.`,
  Body: ({ payload: { businessName, count, reason }, site }) => (
    <>
      <Heading>
        {count === 1 ? 'A review' : `${count} reviews`} of {businessName}{' '}
        {count === 1 ? 'was' : 'were'} hidden
      </Heading>
      <Paragraph>The reason: {reason} Hidden reviews are neither shown nor counted.</Paragraph>
      <Note>
        Read more about our decisions in{' '}
        <Anchor href={`${site.publicUrl}${reviewPages.policy}`}>how reviews work</Anchor>.
      </Note>
    </>
  ),
}
