import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { greeting } from '#server/platform/mail/greeting.ts'
import { Heading, Note, Paragraph, Strong } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { longDay } from '#shared/booking/booking-words.ts'
import { helpPages } from '#shared/paths.ts'

interface ConversationReceived {
  reference: string
  name: string
  /** A moment. */
  answerBy: string
  token: EncryptedLink
}

/** To whoever wrote to us. Their words are not repeated: the address was typed in. */
export const conversationReceived: Template<ConversationReceived, 'recipient' | 'visitor'> = {
  kind: 'conversation-received',
  causedBy: ['recipient', 'visitor'],
  freeText: { name: 'person' },
  page: ({ token }) => helpPages.conversation(token),
  sample: {
    reference: 'CPT-7KQ2MW',
    name: 'Nomsa Dlamini',
    answerBy: '2026-11-24T12:00:00.000Z',
    token: sampleLink('a-token-for-this-conversation-alone'),
  },
  subject: ({ reference }) => `We have your message (${reference})`,
  preheader: ({ answerBy }) => `A person answers by ${longDay(answerBy)}.`,
  reason: () => 'You’re getting this message because this address was given with a message to us.',
  Body: ({ payload: { reference, name, answerBy, token }, site }) => (
    <>
      <Heading>We have your message</Heading>
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Its number is <Strong>{reference}</Strong>. A person answers by {longDay(answerBy)}. You can
        read it again and add something on its own page.
      </Paragraph>
      <Button href={`${site.publicUrl}${helpPages.conversation(token)}`}>See your message</Button>
      <Note>
        You did not write to us? Then somebody typed your address by mistake, and you need do
        nothing.
      </Note>
    </>
  ),
}
