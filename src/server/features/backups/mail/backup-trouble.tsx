import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

interface BackupTrouble {
  /** What happened, and of when the last good backup is. */
  sentence: string
}

/** To the admin: a backup failed or was missed. */
export const backupTrouble: Template<BackupTrouble, 'system'> = {
  kind: 'backup-trouble',
  causedBy: ['system'],
  freeText: {},
  page: () => pages.adminPanel,
  sample: {
    sentence:
      'The backup failed on 18 November 2026, 03:00: The bucket pictures does not exist. The last good one is of 17 November 2026, 03:00.',
  },
  subject: () => 'The backup needs your attention',
  preheader: () => 'Without a good backup, a broken disk loses everything since the last one.',
  reason: () => 'You’re getting this message, once a day at most, because you are the admin.',
  Body: ({ payload: { sentence }, site }) => (
    <>
      <Heading>The backup needs your attention</Heading>
      <Paragraph>{sentence}</Paragraph>
      <Paragraph>
        It is tried again every hour. If the reason does not say what to do, the operator finds it
        in the log of the site.
      </Paragraph>
      <Button href={`${site.publicUrl}${pages.adminPanel}?tab=mail`}>Open the panel</Button>
    </>
  ),
}
