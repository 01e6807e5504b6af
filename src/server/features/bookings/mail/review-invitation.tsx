import { greeting } from '#server/platform/mail/greeting.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { bookingPages } from '#shared/paths.ts'
import { StatePill } from './booking-parts.tsx'
import {
  VISITOR_FREE_TEXT,
  VISITOR_PARTS,
  VISITOR_SAMPLE,
  type VisitorBookingMail,
} from './visitor-mail.ts'

/** Sent once, a day after the visit. */
export const reviewInvitation: Template<VisitorBookingMail, 'owner'> = {
  kind: 'review-invitation',
  causedBy: ['owner'],
  freeText: VISITOR_FREE_TEXT,
  sample: VISITOR_SAMPLE,
  subject: ({ businessName }) => `How was it at ${businessName}?`,
  preheader: () => 'Two lines from you help the next person choose.',
  ...VISITOR_PARTS,
  Body: ({ payload: { businessName, visitorName, token }, site }) => (
    <>
      <StatePill state="completed">Visited</StatePill>
      <Heading>How was it?</Heading>
      <Paragraph>{greeting(visitorName)}</Paragraph>
      <Paragraph>
        You were at {businessName}. Two lines from you help the next person choose, and the business
        reads them too.
      </Paragraph>
      <Button href={`${site.publicUrl}${bookingPages.visitor(token)}`}>Write a review</Button>
      <Note>We only ask once.</Note>
    </>
  ),
}
