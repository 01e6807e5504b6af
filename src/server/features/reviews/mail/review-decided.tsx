import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Anchor, Heading, Note, Paragraph, Quote } from '#server/platform/mail/parts.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages, reviewPages } from '#shared/paths.ts'
import { EditReview } from './edit-review.tsx'

interface ReviewDecided {
  businessName: string
  businessId: string
  comment: string | null
  /** Why it was hidden; null if it is public (again). */
  reason: string | null
  /** Missing in messages that an older release stored. */
  editToken?: EncryptedLink
}

/** To the writer whose address is confirmed or of the booking, after an admin's decision. */
export const reviewDecided: Template<ReviewDecided, 'admin'> = {
  kind: 'review-decided',
  causedBy: ['admin'],
  freeText: { businessName: 'name' },
  page: ({ businessId }) => `${pages.business(businessId)}#reviews`,
  sample: {
    businessName: 'Salt River Cycles',
    businessId: 'Fh3kWq8ZtVb2MxYp',
    comment: 'Trued both wheels while I had a coffee next door.',
    reason: 'It is about another business.',
    editToken: sampleLink('a-token-for-this-review-alone'),
  },
  subject: ({ businessName, reason }) =>
    reason === null
      ? `Your review of ${businessName} is shown`
      : `Your review of ${businessName} was hidden`,
  preheader: ({ reason }) => reason ?? 'A person has checked it.',
  reason: ({ businessName }) =>
    `You’re getting this message because you reviewed ${businessName} and this address is yours.`,
  Body: ({ payload: { businessName, businessId, comment, reason, editToken }, site }) => (
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
      <EditReview token={editToken} site={site} />
      <Note>
        Read what is removed and what is not in{' '}
        <Anchor href={`${site.publicUrl}${reviewPages.policy}`}>how reviews work</Anchor>. If you
        think that we are wrong, write to{' '}
        <Anchor href={`mailto:${site.supportEmail}`}>{site.supportEmail}</Anchor>.
      </Note>
    </>
  ),
}
