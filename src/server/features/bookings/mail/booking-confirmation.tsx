import type { EncryptedLink } from '#server/platform/mail/encrypted-link.ts'
import { greeting } from '#server/platform/mail/greeting.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Actions, Button, Facts } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { formatPhone, telLink } from '#shared/contact/phone.ts'
import { bookingPages, pages } from '#shared/paths.ts'
import { StatePill } from './booking-parts.tsx'
import { wantedDate } from './booking-words.ts'
import { unsubscribeOf, VISITOR_SAMPLE } from './visitor-mail.ts'

interface BookingConfirmation {
  token: EncryptedLink
  businessName: string
  businessId: string
  businessPhone: string
  visitorName: string
  dateISO: string | null
  notes: string | null
  /** If a service and time were chosen; missing in messages of older releases. */
  serviceName?: string | null
  /** With whom it is; missing in messages of older releases. */
  personName?: string | null
}

/** The notes are not repeated: see `greeting` for why free text is not sent to an unverified address. */
export const bookingConfirmation: Template<BookingConfirmation, 'visitor'> = {
  kind: 'booking-confirmation',
  causedBy: ['visitor'],
  freeText: {
    businessName: 'name',
    businessPhone: 'name',
    serviceName: 'name',
    personName: 'name',
    visitorName: 'person',
    notes: 'text',
  },
  page: ({ token }) => bookingPages.visitor(token),
  sample: {
    token: VISITOR_SAMPLE.token,
    businessName: 'Salt River Cycles',
    businessId: 'Fh3kWq8ZtVb2MxYp',
    businessPhone: '0215550123',
    visitorName: 'Nomsa Dlamini',
    dateISO: '2025-03-07T08:30:00.000Z',
    notes: 'Gears slip going up Kloof Nek.',
    serviceName: 'Full service',
    personName: 'Sam',
  },
  subject: ({ businessName }) => `Your booking request to ${businessName}`,
  preheader: ({ businessName }) => `It has been sent. ${businessName} will contact you shortly.`,
  reason: () =>
    'You’re getting this message because this address was given with a booking request. If that was not you, stop these mails: nothing else will come.',
  unsubscribe: ({ token }) => unsubscribeOf(token),
  Body: ({ payload, site }) => {
    const { token, businessName, businessId, businessPhone, visitorName, dateISO } = payload
    return (
      <>
        <StatePill state="requested">Waiting for an answer</StatePill>
        <Heading>Your request is on its way</Heading>
        <Paragraph>{greeting(visitorName)}</Paragraph>
        <Paragraph>
          Your booking request has been sent to {businessName}. They will contact you shortly.
          Nothing is confirmed yet.
        </Paragraph>
        <Facts
          facts={[
            { label: 'Business', value: businessName },
            ...(payload.serviceName ? [{ label: 'Service', value: payload.serviceName }] : []),
            ...(payload.personName ? [{ label: 'With', value: payload.personName }] : []),
            { label: 'When', value: wantedDate(dateISO) },
          ]}
        />
        <Button href={`${site.publicUrl}${bookingPages.visitor(token)}`}>See your booking</Button>
        <Actions
          actions={[
            ...(businessPhone === ''
              ? []
              : [{ label: `Call ${formatPhone(businessPhone)}`, href: telLink(businessPhone) }]),
            {
              label: 'View the business',
              href: `${site.publicUrl}${pages.business(businessId)}`,
            },
          ]}
        />
        <Note>
          The appointment is certain once {businessName} has confirmed it. Keep this message: its
          button is the only way to your booking.
        </Note>
      </>
    )
  },
}
