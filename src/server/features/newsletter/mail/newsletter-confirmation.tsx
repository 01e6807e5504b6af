import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { api, pages, withToken } from '#shared/paths.ts'

interface NewsletterConfirmation {
  token: string
  needsConfirmation: boolean
}

export const newsletterConfirmation: Template<NewsletterConfirmation> = {
  kind: 'newsletter-confirmation',
  sample: { token: 'sample-token', needsConfirmation: false },
  subject: ({ needsConfirmation }) =>
    needsConfirmation ? 'Confirm your newsletter subscription' : 'You are in the loop',
  preheader: ({ needsConfirmation }) =>
    needsConfirmation
      ? 'One click and you are on the list.'
      : 'Thank you for subscribing to our newsletter!',
  reason: () => 'You get this message because this address was entered into our newsletter form.',
  unsubscribe: ({ token }) => ({
    label: 'Unsubscribe',
    page: withToken(pages.newsletterUnsubscribe, token),
    oneClick: withToken(api.newsletterUnsubscribe, token),
  }),
  Body: ({ payload: { token, needsConfirmation }, site }) =>
    needsConfirmation ? (
      <>
        <Heading>One click to go</Heading>
        <Paragraph>
          Please confirm that you want our newsletter: new places, good reviews and what Cape Town
          is booking.
        </Paragraph>
        <Button href={`${site.publicUrl}${withToken(pages.newsletterConfirm, token)}`}>
          Yes, subscribe me
        </Button>
        <Note>If you did not ask for it, ignore this message and nothing will come.</Note>
      </>
    ) : (
      <>
        <Heading>You are in the loop</Heading>
        <Paragraph>
          Thank you for subscribing to our newsletter! New places, good reviews and what Cape Town
          is booking, straight from the locals.
        </Paragraph>
        <Button href={`${site.publicUrl}${pages.categories}`}>Look around</Button>
      </>
    ),
}
