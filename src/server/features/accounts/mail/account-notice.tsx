import { type NoticeKind, wordsOf } from '#server/features/accounts/notices/notice-kinds.ts'
import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Anchor, Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button, Facts } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages, withToken } from '#shared/paths.ts'
import { formatDateTime } from '#shared/time/dates.ts'

interface AccountNotice {
  noticeKind: NoticeKind
  atISO: string
  /** Such as 'Chrome on Android'; empty if it is not known, or does not matter. */
  device: string
  /** Opens 'this was not me'. None for a new address: its owner has just confirmed the change. */
  token: EncryptedLink | null
}

const UNTIL = 'The link works for seven days.'

export const accountNotice: Template<AccountNotice, 'owner' | 'admin'> = {
  kind: 'account-notice',
  // The owner of the account, who may have given somebody else's address.
  causedBy: ['owner', 'admin'],
  freeText: {},
  page: ({ token }) => (token === null ? pages.login : withToken(pages.notMe, token)),
  sample: {
    noticeKind: 'new-device',
    atISO: '2026-11-18T07:30:00.000Z',
    device: 'Chrome on Android',
    token: sampleLink('sample-token'),
  },
  subject: ({ noticeKind }) => wordsOf(noticeKind).title,
  preheader: ({ token }) =>
    token === null ? 'For your information.' : 'If this was not you, tell us with one click.',
  reason: () => 'You’re getting this message because it concerns the safety of your account.',
  Body: ({ payload: { noticeKind, atISO, device, token }, site }) => {
    const { title, text, also } = wordsOf(noticeKind)
    const facts = [{ label: 'When', value: formatDateTime(atISO) }]
    if (device !== '') facts.push({ label: 'Device', value: device })
    return (
      <>
        <Heading>{title}</Heading>
        <Paragraph>{text}</Paragraph>
        <Facts facts={facts} />
        {also && <Paragraph>{also}</Paragraph>}
        {token === null ? (
          <Paragraph>
            Questions? Write to{' '}
            <Anchor href={`mailto:${site.supportEmail}`}>{site.supportEmail}</Anchor>.
          </Paragraph>
        ) : (
          <>
            <Paragraph>If this was you, there is nothing to do.</Paragraph>
            <Button href={`${site.publicUrl}${withToken(pages.notMe, token)}`}>
              This was not me
            </Button>
            <Note>
              You are asked once more before anything happens. Then everybody is signed out, and you
              choose a new password. {UNTIL}
            </Note>
          </>
        )}
      </>
    )
  },
}
