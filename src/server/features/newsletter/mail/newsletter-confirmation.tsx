import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { addressOf } from '#shared/api/address.ts'
import { mailPages, withToken } from '#shared/paths.ts'

/** The only mail to an address before its owner has confirmed it. */
export const newsletterConfirmation: Template<{ token: string }, 'visitor'> = {
  kind: 'newsletter-confirmation',
  causedBy: ['visitor'],
  freeText: {},
  page: ({ token }) => withToken(mailPages.newsletterConfirm, token),
  sample: { token: 'sample-token' },
  subject: () => 'Confirm your newsletter subscription',
  preheader: () => 'One click and you are on the list.',
  reason: () =>
    'You’re getting this message because this address was entered into our newsletter form.',
  unsubscribe: ({ token }) => ({
    label: 'Unsubscribe',
    page: withToken(mailPages.newsletterUnsubscribe, token),
    oneClick: addressOf('POST /api/newsletter/unsubscribe', { query: { token } }),
  }),
  Body: ({ payload: { token }, site }) => (
    <>
      <Heading>One click to go</Heading>
      <Paragraph>
        Please confirm that you want our newsletter: new places, good reviews and what Cape Town is
        booking.
      </Paragraph>
      <Button href={`${site.publicUrl}${withToken(mailPages.newsletterConfirm, token)}`}>
        Yes, subscribe me
      </Button>
      <Note>If you did not ask for it, ignore this message and nothing will come.</Note>
    </>
  ),
}
