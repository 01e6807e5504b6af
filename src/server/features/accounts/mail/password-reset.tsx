import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages, withToken } from '#shared/paths.ts'

interface PasswordReset {
  token: EncryptedLink
}

export const passwordReset: Template<PasswordReset, 'admin' | 'recipient' | 'visitor'> = {
  kind: 'password-reset',
  causedBy: ['admin', 'recipient', 'visitor'],
  freeText: {},
  page: ({ token }) => withToken(pages.resetPassword, token),
  sample: { token: sampleLink('sample-token') },
  subject: () => 'Choose a new password',
  preheader: () => 'The link works once, and only for a short while.',
  reason: () =>
    'You’re getting this message because somebody asked for a new password for this address.',
  Body: ({ payload: { token }, site }) => (
    <>
      <Heading>Choose a new password</Heading>
      <Paragraph>
        Somebody, probably you, asked for a new password for your account on CPT Recommends.
      </Paragraph>
      <Button href={`${site.publicUrl}${withToken(pages.resetPassword, token)}`}>
        Choose a new password
      </Button>
      <Note>
        The link works once, and only for a short while. If you did not ask for it, leave it: your
        password stays as it is.
      </Note>
    </>
  ),
}
