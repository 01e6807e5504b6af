import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Actions, Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { bookingPages } from '#shared/booking/booking-paths.ts'
import { shortMoment, whenOf } from '#shared/booking/booking-words.ts'
import { mapsSearchUrl } from '#shared/contact/links.ts'
import { formatPhone, telLink } from '#shared/contact/phone.ts'
import { DateTicket, StatePill } from './booking-parts.tsx'
import { greeting } from './booking-words.ts'
import { VISITOR_PARTS, VISITOR_SAMPLE, type VisitorBookingMail } from './visitor-mail.ts'

/** Sent the day before, for PREMIUM businesses. */
export const bookingReminder: Template<VisitorBookingMail> = {
  kind: 'booking-reminder',
  sample: VISITOR_SAMPLE,
  subject: (booking) => {
    const when = whenOf(booking)
    return `Tomorrow: ${booking.businessName}${when ? `, ${shortMoment(when)}` : ''}`
  },
  preheader: ({ businessName }) => `${businessName} expects you.`,
  ...VISITOR_PARTS,
  Body: ({ payload: booking, site }) => {
    const { businessName, businessPhone, address, visitorName, token } = booking
    return (
      <>
        <StatePill state="accepted">Tomorrow</StatePill>
        <Heading>See you tomorrow</Heading>
        <Paragraph>{greeting(visitorName)}</Paragraph>
        <Paragraph>{businessName} expects you.</Paragraph>
        <DateTicket time={booking} place={[businessName, address].filter(Boolean).join(', ')} />
        <Button href={`${site.publicUrl}${bookingPages.visitor(token)}`}>See your booking</Button>
        <Actions
          actions={[
            ...(businessPhone === ''
              ? []
              : [{ label: `Call ${formatPhone(businessPhone)}`, href: telLink(businessPhone) }]),
            ...(address === '' ? [] : [{ label: 'Open in Maps', href: mapsSearchUrl(address) }]),
          ]}
        />
        <Note>
          Cannot make it? Please cancel with the button, so that somebody else can have the time.
        </Note>
      </>
    )
  },
}
