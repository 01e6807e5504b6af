import { Heading, Quote } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

interface ReviewAnswered {
  businessName: string
  businessId: string
  reply: string
}

/** To the writer with a confirmed address. */
export const reviewAnswered: Template<ReviewAnswered> = {
  kind: 'review-answered',
  sample: {
    businessName: 'Salt River Cycles',
    businessId: 'Fh3kWq8ZtVb2MxYp',
    reply: 'Thank you, Thandi.\nThe second wheel is on us.',
  },
  subject: ({ businessName }) => `${businessName} answered your review`,
  preheader: ({ reply }) => reply,
  reason: ({ businessName }) =>
    `You get this message because you confirmed your review of ${businessName} by this address.`,
  Body: ({ payload: { businessName, businessId, reply }, site }) => (
    <>
      <Heading>{businessName} answered your review</Heading>
      <Quote>{reply}</Quote>
      <Button href={`${site.publicUrl}${pages.business(businessId)}#reviews`}>
        See it on the page
      </Button>
    </>
  ),
}
