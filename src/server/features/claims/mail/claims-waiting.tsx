import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { ownPages } from '#shared/own-paths.ts'

/** To the admin, once a day at most. */
export const claimsWaiting: Template<Record<never, never>, 'system'> = {
  kind: 'claims-waiting',
  causedBy: ['system'],
  freeText: {},
  page: () => ownPages.claims,
  sample: {},
  subject: () => 'A claim waits for your decision',
  preheader: () => 'A call to make, papers to look at, or two who want the same page.',
  reason: () => 'You get this message, once a day at most, because you are the admin.',
  Body: ({ site }) => (
    <>
      <Heading>Somebody claims the page of a business</Heading>
      <Paragraph>Nothing changes until you decide.</Paragraph>
      <Button href={`${site.publicUrl}${ownPages.claims}`}>Look at it</Button>
    </>
  ),
}
