import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Anchor, Heading, Note, Paragraph, Quote, Stars } from '#server/platform/mail/parts.tsx'
import { Actions, Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages, reviewPages, withToken } from '#shared/paths.ts'

interface NewReview {
  businessName: string
  businessId: string
  stars: number
  comment: string | null
  /** Missing in messages that an older release stored. */
  replyToken?: EncryptedLink
  /** It was known before, and its writer has changed it. */
  isEdited?: true
}

export const newReview: Template<NewReview, 'visitor'> = {
  kind: 'new-review',
  causedBy: ['visitor'],
  freeText: { comment: 'text' },
  page: ({ businessId }) => pages.business(businessId),
  sample: {
    businessName: 'Salt River Cycles',
    businessId: 'Fh3kWq8ZtVb2MxYp',
    stars: 4,
    replyToken: sampleLink('a-token-for-this-review-alone'),
    comment: 'Trued both wheels while I had a coffee next door.\nParking is a mission.',
  },
  subject: ({ businessName, stars, isEdited }) =>
    isEdited
      ? `A review of ${businessName} was edited: ${stars} of 5 stars now`
      : `A new ${stars}-star review for ${businessName}`,
  preheader: ({ comment }) => comment || 'Stars only this time, no text.',
  reason: ({ businessName }) =>
    `You’re getting this message because somebody reviewed ${businessName}.`,
  Body: ({ payload: { businessName, businessId, stars, comment, replyToken, isEdited }, site }) => (
    <>
      <Heading>
        {isEdited
          ? `Somebody edited their review of ${businessName}`
          : `Somebody reviewed ${businessName}`}
      </Heading>
      <Stars stars={stars} />
      {comment ? <Quote>{comment}</Quote> : <Paragraph>Stars only this time, no text.</Paragraph>}
      {replyToken && (
        <Button href={`${site.publicUrl}${withToken(reviewPages.reply, replyToken)}`}>
          Answer it in public
        </Button>
      )}
      <Actions
        actions={[
          { label: 'See it on your page', href: `${site.publicUrl}${pages.business(businessId)}` },
        ]}
      />
      <Note>
        Reviews stay as locals write them. If this one breaks the law or is not about you, write to{' '}
        <Anchor href={`mailto:${site.supportEmail}`}>{site.supportEmail}</Anchor>.
      </Note>
    </>
  ),
}
