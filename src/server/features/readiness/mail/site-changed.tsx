import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { ownPages } from '#shared/own-paths.ts'

interface SiteChanged {
  /** Sentences about what is not well any more. */
  slipped: string[]
  /** What is well again, by its title. */
  mended: string[]
}

/** To every admin of an open site. */
export const siteChanged: Template<SiteChanged, 'system'> = {
  kind: 'site-changed',
  causedBy: ['system'],
  freeText: {},
  page: () => ownPages.ready,
  sample: { slipped: ['Disk space: 0.8 GB free of 60.0 GB.'], mended: ['Mail'] },
  subject: ({ slipped }) =>
    slipped.length > 0 ? 'Something on the site needs a look' : 'The site is well again',
  preheader: ({ slipped, mended }) => slipped[0] ?? `Well again: ${mended.join(', ')}.`,
  reason: () =>
    'You’re getting this message because you are an admin. “Ready to open?” has a button that ends these mails.',
  Body: ({ payload: { slipped, mended }, site }) => (
    <>
      <Heading>
        {slipped.length > 0 ? 'Something on the site needs a look' : 'The site is well again'}
      </Heading>
      {slipped.map((sentence) => (
        <Paragraph key={sentence}>{sentence}</Paragraph>
      ))}
      {mended.length > 0 && <Paragraph>Well again: {mended.join(', ')}.</Paragraph>}
      <Button href={`${site.publicUrl}${ownPages.ready}`}>See how to mend it</Button>
    </>
  ),
}
