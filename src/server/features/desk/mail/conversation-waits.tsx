import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { ownPages } from '#shared/own-paths.ts'

/** To the admin, if it is the first thing of the day. The words are in the inbox only. */
export const conversationWaits: Template<{ kind: 'message' }, 'system'> = {
  kind: 'conversation-waits',
  causedBy: ['system'],
  freeText: {},
  page: () => ownPages.support,
  sample: { kind: 'message' },
  subject: () => 'Somebody has written to you',
  preheader: () => 'The inbox says what about, and by when they expect an answer.',
  reason: () => 'You’re getting this message, once a day at most, because you are the admin.',
  Body: ({ site }) => (
    <>
      <Heading>Somebody has written to you</Heading>
      <Paragraph>
        The inbox says what about, and by when they expect an answer. Whatever else comes today is
        in tomorrow’s digest.
      </Paragraph>
      <Button href={`${site.publicUrl}${ownPages.support}`}>Open the inbox</Button>
    </>
  ),
}
