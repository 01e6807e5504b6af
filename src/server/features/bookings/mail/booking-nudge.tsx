import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Actions, Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { longMoment } from '#shared/booking/booking-words.ts'
import { formatPhone, telLink } from '#shared/contact/phone.ts'
import { bookingPages } from '#shared/paths.ts'
import { DateTicket, StatePill } from './booking-parts.tsx'

interface BookingNudge {
  ownerToken: EncryptedLink
  businessName: string
  visitorName: string
  visitorPhone: string
  dateISO: string | null
  startISO: string | null
  endISO: string | null
  /** If a service and time were chosen; missing in messages of older releases. */
  serviceName?: string | null
  /** With whom it is; missing in messages of older releases. */
  personName?: string | null
  expiresISO: string
}

/** Reminds the owner of an unanswered request: after four opening hours, and after a day. */
export const bookingNudge: Template<BookingNudge, 'visitor'> = {
  kind: 'booking-nudge',
  causedBy: ['visitor'],
  freeText: { personName: 'name', visitorName: 'person', visitorPhone: 'name' },
  page: ({ ownerToken }) => bookingPages.answer(ownerToken),
  sample: {
    ownerToken: sampleLink('aE6uYiOoKqTvXzMpJ0k3yV9rQxW2mZtB7sLdN4cFgH1'),
    businessName: 'Salt River Cycles',
    visitorName: 'Nomsa Dlamini',
    visitorPhone: '0601234567',
    dateISO: '2025-03-07T08:30:00.000Z',
    startISO: null,
    endISO: null,
    serviceName: 'Full service',
    personName: 'Sam',
    expiresISO: '2025-03-07T08:30:00.000Z',
  },
  subject: ({ visitorName }) => `${visitorName} is waiting for your answer`,
  preheader: ({ expiresISO }) => `The request expires ${longMoment(expiresISO)}.`,
  reason: ({ businessName }) =>
    `You’re getting this message because somebody asked ${businessName} for an appointment.`,
  Body: ({ payload: nudge, site }) => {
    const { ownerToken, visitorName, visitorPhone, expiresISO } = nudge
    return (
      <>
        <StatePill state="requested">Waiting for your answer</StatePill>
        <Heading>{visitorName} is still waiting</Heading>
        <Paragraph>
          Without an answer the request expires on {longMoment(expiresISO)}, and the visitor is
          shown others nearby.
        </Paragraph>
        <DateTicket time={nudge} who={{ name: visitorName, phone: formatPhone(visitorPhone) }} />
        <Button href={`${site.publicUrl}${bookingPages.answer(ownerToken)}`}>
          Answer this request
        </Button>
        <Actions
          actions={[{ label: `Call ${formatPhone(visitorPhone)}`, href: telLink(visitorPhone) }]}
        />
        <Note>
          The button opens a page with Accept, Suggest another time and Decline. Opening it changes
          nothing.
        </Note>
      </>
    )
  },
}
