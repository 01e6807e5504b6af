import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Heading, Quote } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'
import { EditReview } from './edit-review.tsx'

interface ReviewAnswered {
  businessName: string
  businessId: string
  reply: string
  /** Missing in messages that an older release stored. */
  editToken?: EncryptedLink
}

/** To the writer whose address is confirmed or of the booking. */
export const reviewAnswered: Template<ReviewAnswered, 'owner'> = {
  kind: 'review-answered',
  causedBy: ['owner'],
  freeText: { businessName: 'name', reply: 'text' },
  page: ({ businessId }) => `${pages.business(businessId)}#reviews`,
  sample: {
    businessName: 'Salt River Cycles',
    businessId: 'Fh3kWq8ZtVb2MxYp',
    reply: 'Thank you, Thandi.\nThe second wheel is on us.',
    editToken: sampleLink('a-token-for-this-review-alone'),
  },
  subject: ({ businessName }) => `${businessName} answered your review`,
  preheader: ({ reply }) => reply,
  reason: ({ businessName }) =>
    `You’re getting this message because you reviewed ${businessName} and this address is yours.`,
  Body: ({ payload: { businessName, businessId, reply, editToken }, site }) => (
    <>
      <Heading>{businessName} answered your review</Heading>
      <Quote>{reply}</Quote>
      <Button href={`${site.publicUrl}${pages.business(businessId)}#reviews`}>
        See it on the page
      </Button>
      <EditReview token={editToken} site={site} />
    </>
  ),
}
