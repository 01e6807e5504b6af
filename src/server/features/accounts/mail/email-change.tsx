import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages, withToken } from '#shared/paths.ts'

interface EmailChange {
  token: EncryptedLink
}

export const emailChange: Template<EmailChange, 'owner'> = {
  kind: 'email-change',
  causedBy: ['owner'],
  freeText: {},
  page: ({ token }) => withToken(pages.changeEmail, token),
  sample: { token: sampleLink('sample-token') },
  subject: () => 'Confirm your new e-mail address',
  preheader: () => 'The change happens only after you confirm it.',
  reason: () =>
    'You’re getting this message because an account asked to use this address from now on.',
  Body: ({ payload: { token }, site }) => (
    <>
      <Heading>Is this your new address?</Heading>
      <Paragraph>
        Somebody, probably you, asked to sign in to CPT Recommends with this address from now on.
      </Paragraph>
      <Button href={`${site.publicUrl}${withToken(pages.changeEmail, token)}`}>
        Use this address
      </Button>
      <Note>
        The link works once, for a day. If you did not ask for it, leave it: nothing changes.
      </Note>
    </>
  ),
}
