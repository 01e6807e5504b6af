import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { greeting } from '#server/platform/mail/greeting.ts'
import { Heading, Note, Paragraph, Quote } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { helpPages } from '#shared/paths.ts'

interface ConversationAnswered {
  reference: string
  name: string
  /** Our own words. */
  answer: string
  isSolved: boolean
  token: EncryptedLink
}

/** To whoever wrote to us: what we answered, without what they wrote. */
export const conversationAnswered: Template<ConversationAnswered, 'admin'> = {
  kind: 'conversation-answered',
  causedBy: ['admin'],
  freeText: { name: 'person' },
  page: ({ token }) => helpPages.conversation(token),
  sample: {
    reference: 'CPT-7KQ2MW',
    name: 'Nomsa Dlamini',
    answer: 'Nothing was taken from your card.\nYour listing stays up meanwhile.',
    isSolved: false,
    token: sampleLink('a-token-for-this-conversation-alone'),
  },
  subject: ({ reference }) => `There is an answer to your message (${reference})`,
  preheader: () => 'It is in this mail, and on the page of your message.',
  reason: () => 'You’re getting this message because you wrote to us.',
  Body: ({ payload: { name, answer, isSolved, token }, site }) => (
    <>
      <Heading>There is an answer to your message</Heading>
      <Paragraph>{greeting(name)}</Paragraph>
      <Quote>{answer}</Quote>
      <Button href={`${site.publicUrl}${helpPages.conversation(token)}`}>
        {isSolved ? 'See the conversation' : 'Answer'}
      </Button>
      <Note>
        {isSolved
          ? 'We think this is solved. If it is not, write again on that page.'
          : 'Please answer on that page: then everything about it stays together.'}
      </Note>
    </>
  ),
}
