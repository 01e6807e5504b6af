import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button, Facts } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

interface AdminDigest {
  notices: { reference: string; businessName: string }[]
  /** Reviews with an open report, those with a notice included. */
  reported: number
  held: number
}

const ADMIN_REVIEWS = `${pages.adminPanel}?tab=reviews`

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
  },
  subject: ({ reported, held }) => `Reviews that wait for your decision: ${reported + held}`,
  preheader: ({ notices, reported, held }) =>
    `Formal notices: ${notices.length}. Reported: ${reported}. Held: ${held}.`,
  reason: () => 'You’re getting this message, once a day at most, because you are the admin.',
  Body: ({ payload: { notices, reported, held }, site }) => (
    <>
      <Heading>What waits for your decision</Heading>
      <Facts
        facts={[
          ...notices.map(({ reference, businessName }) => ({
            label: 'Notice',
            value: `${reference}, about a review of ${businessName}`,
          })),
          { label: 'Reported', value: String(reported) },
          { label: 'Held', value: String(held) },
        ]}
      />
      <Paragraph>
        The law expects us to act quickly on a formal notice. The queue has every word of it.
      </Paragraph>
      <Button href={`${site.publicUrl}${ADMIN_REVIEWS}&show=${reported > 0 ? 'reported' : 'held'}`}>
        Open the queue
      </Button>
      <Note>The first of a day is mailed at once; all others come in this mail.</Note>
    </>
  ),
}
