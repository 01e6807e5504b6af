import { Anchor, Heading, Note, Paragraph, Quote, Stars } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

interface NewReview {
  businessName: string
  businessId: string
  stars: number
  comment: string | null
}

export const newReview: Template<NewReview> = {
  kind: 'new-review',
  sample: {
    businessName: 'Salt River Cycles',
    businessId: 'Fh3kWq8ZtVb2MxYp',
    stars: 4,
    comment: 'Trued both wheels while I had a coffee next door.\nParking is a mission.',
  },
  subject: ({ businessName, stars }) => `A new ${stars}-star review for ${businessName}`,
  preheader: ({ comment }) => comment || 'Stars only this time, no words.',
  reason: ({ businessName }) => `You get this message because somebody reviewed ${businessName}.`,
  Body: ({ payload: { businessName, businessId, stars, comment }, site }) => (
    <>
      <Heading>Somebody reviewed {businessName}</Heading>
      <Stars stars={stars} />
      {comment ? <Quote>{comment}</Quote> : <Paragraph>Stars only this time, no words.</Paragraph>}
      <Button href={`${site.publicUrl}${pages.business(businessId)}`}>See it on your page</Button>
      <Note>
        Reviews stay as locals write them. If this one breaks the law or is not about you, write to{' '}
        <Anchor href={`mailto:${site.supportEmail}`}>{site.supportEmail}</Anchor>.
      </Note>
    </>
  ),
}
