import type { EncryptedLink } from '#server/platform/mail/encrypted-link.ts'
import { sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { privacyPages, withToken } from '#shared/paths.ts'

/** To whoever reads the mailbox of an address that was typed on 'Your data'. */
export const dataLink: Template<{ token: EncryptedLink }, 'visitor'> = {
  kind: 'data-link',
  causedBy: ['visitor'],
  freeText: {},
  page: ({ token }) => withToken(privacyPages.held, token),
  sample: { token: sampleLink('sample-token') },
  subject: () => 'Your data at CPT Recommends',
  preheader: () => 'See it, download it or erase it.',
  reason: () =>
    'You’re getting this message because this address was entered on our page Your data.',
  Body: ({ payload: { token }, site }) => (
    <>
      <Heading>Your data</Heading>
      <Paragraph>
        This link shows everything we hold under this e-mail address. You can download it and erase
        it there. It works for 24 hours.
      </Paragraph>
      <Button href={`${site.publicUrl}${withToken(privacyPages.held, token)}`}>See my data</Button>
      <Note>If you did not ask for it, ignore this message. Nothing is changed.</Note>
    </>
  ),
}
