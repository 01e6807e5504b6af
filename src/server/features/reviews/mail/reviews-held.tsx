import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

/** To the admin, so that no review is held for ever. */
export const reviewsHeld: Template<{ day: string }, 'system'> = {
  kind: 'reviews-held',
  causedBy: ['system'],
  freeText: {},
  page: () => `${pages.adminPanel}?tab=reviews`,
  sample: { day: '2025-03-07' },
  subject: () => 'Reviews are waiting for your decision',
  preheader: () => 'They came in a burst, and are not shown or counted yet.',
  reason: () => 'You’re getting this message, once a day at most, because you are the admin.',
  Body: ({ site }) => (
    <>
      <Heading>Reviews are waiting for your decision</Heading>
      <Paragraph>
        They came in a burst or from one network, so they are not shown or counted yet. Their
        writers were told that a person looks at them within a day.
      </Paragraph>
      <Button href={`${site.publicUrl}${pages.adminPanel}?tab=reviews`}>Look at them</Button>
    </>
  ),
}
