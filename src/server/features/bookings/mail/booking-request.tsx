import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Actions, Button, Facts } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { longMoment } from '#shared/booking/booking-words.ts'
import { formatPhone, telLink, whatsAppLink } from '#shared/contact/phone.ts'
import { bookingPages, pages } from '#shared/paths.ts'
import { StatePill } from './booking-parts.tsx'
import { wantedDate } from './booking-words.ts'

interface BookingRequest {
  ownerToken: EncryptedLink
  businessName: string
  visitorName: string
  visitorPhone: string
  visitorEmail: string
  dateISO: string | null
  notes: string | null
  /** If a service and time were chosen; missing in messages of older releases. */
  serviceName?: string | null
  /** Its length and price; missing where nothing is known of them. */
  terms?: string
  /** With whom it is; missing in messages of older releases. */
  personName?: string | null
  expiresISO: string
}

/** 'Silk press, 45 min · R280'. */
const serviceWords = ({ serviceName, terms }: Pick<BookingRequest, 'serviceName' | 'terms'>) =>
  [serviceName, terms].filter(Boolean).join(', ')

export const bookingRequest: Template<BookingRequest, 'visitor'> = {
  kind: 'booking-request',
  causedBy: ['visitor'],
  freeText: { personName: 'name', visitorName: 'person', visitorPhone: 'name', notes: 'text' },
  page: ({ ownerToken }) => bookingPages.answer(ownerToken),
  sample: {
    ownerToken: sampleLink('aE6uYiOoKqTvXzMpJ0k3yV9rQxW2mZtB7sLdN4cFgH1'),
    expiresISO: '2025-03-07T08:30:00.000Z',
    businessName: 'Salt River Cycles',
    visitorName: 'Nomsa Dlamini',
    visitorPhone: '0601234567',
    visitorEmail: 'nomsa.dlamini@example.co.za',
    dateISO: '2025-03-07T08:30:00.000Z',
    notes: 'Gears slip going up Kloof Nek.\nCan I wait for it?',
  },
  subject: ({ visitorName }) => `Booking request from ${visitorName}`,
  preheader: ({ visitorPhone, dateISO }) =>
    `When: ${wantedDate(dateISO)}. Phone: ${formatPhone(visitorPhone)}`,
  reason: ({ businessName }) =>
    `You’re getting this message because somebody asked ${businessName} for an appointment.`,
  replyTo: ({ visitorName, visitorEmail }) => ({ name: visitorName, address: visitorEmail }),
  Body: ({ payload, site }) => {
    const { ownerToken, businessName, visitorName, visitorPhone, visitorEmail, dateISO, notes } =
      payload
    const chat = whatsAppLink(
      visitorPhone,
      `Hello ${visitorName}, this is ${businessName}. Thank you for your booking request.`,
    )
    return (
      <>
        <StatePill state="requested">Waiting for your answer</StatePill>
        <Heading>{visitorName} would like to book</Heading>
        <Paragraph>
          A request for {businessName} came in. The sooner you answer, the more likely they are to
          come to you.
        </Paragraph>
        <Facts
          facts={[
            { label: 'Name', value: visitorName },
            { label: 'Phone', value: formatPhone(visitorPhone) },
            { label: 'E-mail', value: visitorEmail },
            ...(payload.serviceName ? [{ label: 'Service', value: serviceWords(payload) }] : []),
            ...(payload.personName ? [{ label: 'With', value: payload.personName }] : []),
            { label: 'When', value: wantedDate(dateISO) },
            { label: 'Notes', value: notes || 'No notes' },
          ]}
        />
        <Button href={`${site.publicUrl}${bookingPages.answer(ownerToken)}`}>
          Answer this request
        </Button>
        <Actions
          actions={[
            { label: `Call ${formatPhone(visitorPhone)}`, href: telLink(visitorPhone) },
            ...(chat ? [{ label: 'WhatsApp', href: chat }] : []),
            { label: 'See all bookings', href: `${site.publicUrl}${pages.dashboard}` },
          ]}
        />
        <Note>
          The button opens a page with Accept, Suggest another time and Decline. Opening it changes
          nothing. Without an answer the request expires on {longMoment(payload.expiresISO)}.
        </Note>
        <Note>Reply to this message to write directly to {visitorName}.</Note>
      </>
    )
  },
}
