import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { ownPages } from '#shared/own-paths.ts'

/** To the admin who asked for it. */
export const testMail: Template<Record<never, never>, 'admin'> = {
  kind: 'test-mail',
  causedBy: ['admin'],
  freeText: {},
  page: () => ownPages.ready,
  sample: {},
  subject: () => 'Your test mail has arrived',
  preheader: () => 'Mail leaves this site.',
  reason: () => 'You’re getting this message because you asked for a test mail in the admin panel.',
  Body: ({ site }) => (
    <>
      <Heading>Your test mail has arrived</Heading>
      <Paragraph>
        If it landed in spam, check SPF, DKIM and DMARC on the page “Ready to open?”.
      </Paragraph>
      <Button href={`${site.publicUrl}${ownPages.ready}`}>Ready to open?</Button>
    </>
  ),
}
