import { greeting } from '#server/platform/mail/greeting.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Actions, Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import type { ReminderDay } from '#shared/booking/booking-steps.ts'
import { shortMoment, whenOf } from '#shared/booking/booking-words.ts'
import { mapsSearchUrl } from '#shared/contact/links.ts'
import { formatPhone, telLink } from '#shared/contact/phone.ts'
import { bookingPages } from '#shared/paths.ts'
import { DateTicket, StatePill } from './booking-parts.tsx'
import {
  VISITOR_FREE_TEXT,
  VISITOR_PARTS,
  VISITOR_SAMPLE,
  type VisitorBookingMail,
} from './visitor-mail.ts'

interface Reminder extends VisitorBookingMail {
  /** Missing in messages of older releases. */
  day?: ReminderDay
}

/** Sent the day before, for PREMIUM businesses; on the day itself if the site was down. */
export const bookingReminder: Template<Reminder, 'owner'> = {
  kind: 'booking-reminder',
  causedBy: ['owner'],
  freeText: VISITOR_FREE_TEXT,
  sample: VISITOR_SAMPLE,
  subject: (booking) => {
    const when = whenOf(booking)
    return `${booking.day ?? 'Tomorrow'}: ${booking.businessName}${when ? `, ${shortMoment(when)}` : ''}`
  },
  preheader: ({ businessName }) => `${businessName} is expecting you.`,
  ...VISITOR_PARTS,
  Body: ({ payload: booking, site }) => {
    const { businessName, businessPhone, address, visitorName, token, day = 'Tomorrow' } = booking
    return (
      <>
        <StatePill state="accepted">{day}</StatePill>
        <Heading>See you {day.toLowerCase()}</Heading>
        <Paragraph>{greeting(visitorName)}</Paragraph>
        <Paragraph>{businessName} is expecting you.</Paragraph>
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
          Can’t make it? Please cancel with the button, so that somebody else can have the time.
        </Note>
      </>
    )
  },
}
