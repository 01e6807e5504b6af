import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button, Facts } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'

interface AdminDigest {
  notices: { reference: string; businessName: string }[]
  /** Reviews with an open report, those with a notice included. */
  reported: number
  held: number
  /** To the people behind the site; missing in messages that an older release stored. */
  messages?: { open: number; overdue: number }
}

const ADMIN_REVIEWS = `${pages.adminPanel}?tab=reviews`

const messagesText = ({ open, overdue }: NonNullable<AdminDigest['messages']>) =>
  overdue > 0 ? `${open}, overdue: ${overdue}` : String(open)

/** To the admin, once a day while something waits. */
export const adminDigest: Template<AdminDigest, 'system'> = {
  kind: 'admin-digest',
  causedBy: ['system'],
  freeText: { notices: 'name' },
  page: () => ADMIN_REVIEWS,
  sample: {
    notices: [{ reference: 'Kd93mXq1Zt7bVw2P', businessName: 'Salt River Cycles' }],
    reported: 3,
    held: 12,
    messages: { open: 4, overdue: 1 },
  },
  subject: ({ reported, held, messages }) =>
    reported + held > 0 || !messages
      ? `Reviews that wait for your decision: ${reported + held}`
      : `Messages that wait for your answer: ${messages.open}`,
  preheader: ({ notices, reported, held, messages }) =>
    `Formal notices: ${notices.length}. Reported: ${reported}. Held: ${held}. Messages: ${messages?.open ?? 0}.`,
  reason: () => 'You’re getting this message, once a day at most, because you are the admin.',
  Body: ({ payload: { notices, reported, held, messages }, site }) => (
    <>
      <Heading>What waits for you</Heading>
      <Facts
        facts={[
          ...notices.map(({ reference, businessName }) => ({
            label: 'Notice',
            value: `${reference}, about a review of ${businessName}`,
          })),
          { label: 'Reported', value: String(reported) },
          { label: 'Held', value: String(held) },
          ...(messages ? [{ label: 'Messages', value: messagesText(messages) }] : []),
        ]}
      />
      {notices.length > 0 && (
        <Paragraph>
          The law expects us to act quickly on a formal notice. The queue has every word of it.
        </Paragraph>
      )}
      {reported + held > 0 && (
        <Button
          href={`${site.publicUrl}${ADMIN_REVIEWS}&show=${reported > 0 ? 'reported' : 'held'}`}
        >
          Open the queue
        </Button>
      )}
      {messages && messages.open > 0 && (
        <Button href={`${site.publicUrl}${ownPages.support}`}>Open the inbox</Button>
      )}
      <Note>The first of a day is mailed at once; all others come in this mail.</Note>
    </>
  ),
}
