import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

interface MoreReviews {
  businessName: string
  businessId: string
}

/** The second and all further ones of an hour. */
export const moreReviews: Template<MoreReviews, 'visitor'> = {
  kind: 'more-reviews',
  causedBy: ['visitor'],
  freeText: {},
  page: ({ businessId }) => pages.business(businessId),
  sample: { businessName: 'Salt River Cycles', businessId: 'Fh3kWq8ZtVb2MxYp' },
  subject: ({ businessName }) => `More new reviews for ${businessName}`,
  preheader: () => 'They came within an hour, so this is one message for all of them.',
  reason: ({ businessName }) =>
    `You’re getting this message because people reviewed ${businessName}.`,
  Body: ({ payload: { businessName, businessId }, site }) => (
    <>
      <Heading>More people reviewed {businessName}</Heading>
      <Paragraph>They came within an hour, so this is one message for all of them.</Paragraph>
      <Button href={`${site.publicUrl}${pages.business(businessId)}`}>See them on your page</Button>
      <Note>
        Reviews stay as locals write them. If one breaks the law or is not about you, write to us
        and we will look at it.
      </Note>
    </>
  ),
}
