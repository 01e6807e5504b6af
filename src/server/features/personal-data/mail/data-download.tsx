import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { ownPages } from '#shared/own-paths.ts'
import { formatDateTime } from '#shared/time/dates.ts'

/** To the owner who asked for everything. The link opens only for whoever is signed in. */
export const dataDownload: Template<{ expiresISO: string }, 'system'> = {
  kind: 'data-download',
  causedBy: ['system'],
  freeText: {},
  page: () => ownPages.account,
  sample: { expiresISO: '2026-11-22T07:30:00.000Z' },
  subject: () => 'Your download is ready',
  preheader: () => 'Everything we hold about your account and business.',
  reason: () => 'You’re getting this message because your account asked for its data.',
  Body: ({ payload: { expiresISO }, site }) => (
    <>
      <Heading>Your download is ready</Heading>
      <Paragraph>
        It has everything about your account and business. Sign in to get it, until{' '}
        {formatDateTime(expiresISO)}.
      </Paragraph>
      <Button href={`${site.publicUrl}${ownPages.account}`}>Download my data</Button>
      <Note>You did not ask for it? Then change your password: somebody else is signed in.</Note>
    </>
  ),
}
