import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Actions, Button, Facts } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { formatPhone, telLink } from '#shared/contact/phone.ts'
import { pages } from '#shared/paths.ts'
import { greeting, wantedDate } from './booking-words.ts'

interface BookingConfirmation {
  businessName: string
  businessId: string
  businessPhone: string
  visitorName: string
  dateISO: string | null
  notes: string | null
}

/** The notes are not repeated: see `greeting` for why free text does not go to a typed-in address. */
export const bookingConfirmation: Template<BookingConfirmation> = {
  kind: 'booking-confirmation',
  sample: {
    businessName: 'Salt River Cycles',
    businessId: 'Fh3kWq8ZtVb2MxYp',
    businessPhone: '0215550123',
    visitorName: 'Nomsa Dlamini',
    dateISO: '2025-03-07T08:30:00.000Z',
    notes: 'Gears slip going up Kloof Nek.',
  },
  subject: ({ businessName }) => `Your booking request to ${businessName}`,
  preheader: ({ businessName }) => `It has been sent. ${businessName} will contact you shortly.`,
  reason: () =>
    'You get this message because this address was given with a booking request. If that was not you, ignore it: nothing else will come.',
  Body: ({ payload, site }) => {
    const { businessName, businessId, businessPhone, visitorName, dateISO } = payload
    return (
      <>
        <Heading>Your request is on its way</Heading>
        <Paragraph>{greeting(visitorName)}</Paragraph>
        <Paragraph>
          Your booking request has been sent to {businessName}. They will contact you shortly.
        </Paragraph>
        <Facts
          facts={[
            { label: 'Business', value: businessName },
            { label: 'When', value: wantedDate(dateISO) },
          ]}
        />
        {businessPhone !== '' && (
          <Actions
            actions={[
              { label: `Call ${formatPhone(businessPhone)}`, href: telLink(businessPhone) },
            ]}
          />
        )}
        <Button href={`${site.publicUrl}${pages.business(businessId)}`}>View the business</Button>
        <Note>The appointment stands once {businessName} has confirmed it with you.</Note>
      </>
    )
  },
}
