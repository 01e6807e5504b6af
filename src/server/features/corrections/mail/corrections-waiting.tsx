import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { ownPages } from '#shared/own-paths.ts'

/** To the admin, once a day at most. */
export const correctionsWaiting: Template<Record<never, never>, 'system'> = {
  kind: 'corrections-waiting',
  causedBy: ['system'],
  freeText: {},
  page: () => ownPages.corrections,
  sample: {},
  subject: () => 'A correction waits for your decision',
  preheader: () => 'The page stays as it is until you decide.',
  reason: () => 'You get this message, once a day at most, because you are the admin.',
  Body: ({ site }) => (
    <>
      <Heading>A visitor suggests a correction</Heading>
      <Paragraph>
        It is about a business that nobody has claimed. Nothing of it is shown until you decide.
      </Paragraph>
      <Button href={`${site.publicUrl}${ownPages.corrections}`}>Look at it</Button>
    </>
  ),
}
