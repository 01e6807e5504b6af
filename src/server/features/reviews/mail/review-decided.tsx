import { Anchor, Heading, Note, Paragraph, Quote } from '#server/platform/mail/parts.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'
import { reviewPages } from '#shared/review-paths.ts'

interface ReviewDecided {
  businessName: string
  businessId: string
  comment: string | null
  /** Why it was hidden; null if it is public (again). */
  reason: string | null
}

/** To the writer with a confirmed address, after an admin's decision. */
export const reviewDecided: Template<ReviewDecided> = {
  kind: 'review-decided',
  sample: {
    businessName: 'Salt River Cycles',
    businessId: 'Fh3kWq8ZtVb2MxYp',
    comment: 'Trued both wheels while I had a coffee next door.',
    reason: 'It is about another business.',
  },
  subject: ({ businessName, reason }) =>
    reason === null
      ? `Your review of ${businessName} is shown`
      : `Your review of ${businessName} was hidden`,
  preheader: ({ reason }) => reason ?? 'A person has checked it.',
  reason: ({ businessName }) =>
    `You get this message because you confirmed your review of ${businessName} by this address.`,
  Body: ({ payload: { businessName, businessId, comment, reason }, site }) => (
    <>
      <Heading>
        Your review of {businessName} {reason === null ? 'is shown' : 'was hidden'}
      </Heading>
      {comment && <Quote>{comment}</Quote>}
      {reason === null ? (
        <Paragraph>
          A person has checked it. It is{' '}
          <Anchor href={`${site.publicUrl}${pages.business(businessId)}#reviews`}>
            on the page
          </Anchor>{' '}
          and counts.
        </Paragraph>
      ) : (
        <Paragraph>The reason: {reason}</Paragraph>
      )}
      <Note>
        Read what is removed and what is not in{' '}
        <Anchor href={`${site.publicUrl}${reviewPages.policy}`}>how reviews work</Anchor>. If you
        think that we are wrong, write to{' '}
        <Anchor href={`mailto:${site.supportEmail}`}>{site.supportEmail}</Anchor>.
      </Note>
    </>
  ),
}
