import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

/** To an admin who signs in with a password alone, because another admin asks. */
export const secondStepWanted: Template<Record<never, never>, 'admin'> = {
  kind: 'second-step-wanted',
  causedBy: ['admin'],
  freeText: {},
  page: () => `${pages.adminPanel}?tab=account`,
  sample: {},
  subject: () => 'Please set up your second sign-in step',
  preheader: () => 'It takes two minutes and an app on your phone.',
  reason: () => 'You’re getting this message because another admin of the site asked for it.',
  Body: ({ site }) => (
    <>
      <Heading>Please set up your second sign-in step</Heading>
      <Paragraph>
        You sign in with a password alone. Admins see the names and phone numbers of everybody who
        books, so a stolen password would be bad for all of them.
      </Paragraph>
      <Paragraph>
        Open the panel, then Account, and add an authenticator app. It takes two minutes.
      </Paragraph>
      <Button href={`${site.publicUrl}${pages.adminPanel}?tab=account`}>Set it up</Button>
    </>
  ),
}
