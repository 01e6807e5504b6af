import { pages } from '#shared/paths.ts'
import { Heading, Note, Paragraph } from '../parts.tsx'
import { Button } from '../parts-actions.tsx'
import type { Template } from '../template.ts'

export const moreReviews: Template<'more-reviews'> = {
  subject: ({ businessName }) => `More new reviews for ${businessName}`,
  preheader: () => 'They came within an hour, so this is one message for all of them.',
  reason: ({ businessName }) => `You get this message because people reviewed ${businessName}.`,
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
