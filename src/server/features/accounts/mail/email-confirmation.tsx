import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages, withToken } from '#shared/paths.ts'

interface EmailConfirmation {
  token: EncryptedLink
}

export const emailConfirmation: Template<EmailConfirmation, 'visitor'> = {
  kind: 'email-confirmation',
  causedBy: ['visitor'],
  freeText: {},
  page: ({ token }) => withToken(pages.confirmEmail, token),
  sample: { token: sampleLink('sample-token') },
  subject: () => 'Confirm your e-mail address',
  preheader: () => 'One click, so that booking requests reach you.',
  reason: () => 'You’re getting this message because an account was created with this address.',
  Body: ({ payload: { token }, site }) => (
    <>
      <Heading>Is this your address?</Heading>
      <Paragraph>
        Booking requests and reviews come to this address, so please confirm that it is yours.
      </Paragraph>
      <Button href={`${site.publicUrl}${withToken(pages.confirmEmail, token)}`}>
        Yes, it is mine
      </Button>
      <Note>If you have not created an account on CPT Recommends, ignore this message.</Note>
    </>
  ),
}
