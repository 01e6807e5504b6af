import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

/** To the admin, once a day at most. */
export const reviewsReported: Template<{ day: string }, 'system'> = {
  kind: 'reviews-reported',
  causedBy: ['system'],
  freeText: {},
  page: () => `${pages.adminPanel}?tab=reviews&show=reported`,
  sample: { day: '2025-03-07' },
  subject: () => 'A review was reported',
  preheader: () => 'It is still shown, until you decide.',
  reason: () => 'You’re getting this message, once a day at most, because you are the admin.',
  Body: ({ site }) => (
    <>
      <Heading>A review was reported</Heading>
      <Paragraph>
        Reported reviews are shown and counted as before, until you decide. The queue has the
        reasons.
      </Paragraph>
      <Button href={`${site.publicUrl}${pages.adminPanel}?tab=reviews&show=reported`}>
        Look at them
      </Button>
    </>
  ),
}
