import { Heading, Note, Paragraph, Quote } from '#server/platform/mail/parts.tsx'
import { Actions, Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { shortMoment, whenOf } from '#shared/booking/booking-words.ts'
import { insteadQuestion } from '#shared/booking/other-time.ts'
import { formatPhone, telLink } from '#shared/contact/phone.ts'
import { bookingPages } from '#shared/paths.ts'
import { DateTicket, StatePill } from './booking-parts.tsx'
import {
  VISITOR_FREE_TEXT,
  VISITOR_PARTS,
  VISITOR_SAMPLE,
  type VisitorBookingMail,
} from './visitor-mail.ts'

interface OtherTimeMail extends VisitorBookingMail {
  /** The time that the business asks for; null if it keeps the agreed one. */
  otherTime: { startISO: string; endISO: string } | null
  message: string | null
}

/** The business asks to move an agreed booking, or cannot do the time that the visitor asked for. */
export const bookingOtherTime: Template<OtherTimeMail, 'owner'> = {
  kind: 'booking-other-time',
  causedBy: ['owner'],
  freeText: { ...VISITOR_FREE_TEXT, message: 'text' },
  sample: {
    ...VISITOR_SAMPLE,
    otherTime: { startISO: '2025-03-08T08:30:00.000Z', endISO: '2025-03-08T09:30:00.000Z' },
    message: 'Our mechanic is at a course on Friday.',
  },
  subject: ({ businessName, otherTime }) =>
    otherTime
      ? `Can you come ${shortMoment(otherTime.startISO)} instead?`
      : `${businessName} keeps the time you have`,
  preheader: ({ businessName }) =>
    `Your booking at ${businessName} stays as it is until you agree.`,
  ...VISITOR_PARTS,
  Body: ({ payload: mail, site }) => {
    const { businessName, businessPhone, address, otherTime, message, token } = mail
    const agreed = whenOf(mail)
    const at = agreed ? ` on ${shortMoment(agreed)}` : ''
    return (
      <>
        <StatePill state={otherTime ? 'suggested' : 'accepted'}>
          {otherTime ? 'Another time suggested' : 'Accepted'}
        </StatePill>
        <Heading>
          {otherTime ? insteadQuestion(otherTime.startISO, agreed) : 'Your booking stays as it was'}
        </Heading>
        <Paragraph>
          {otherTime
            ? `${businessName} would like to move your booking to this time. Until you agree, they’re expecting you${at || ' as agreed'}.`
            : `${businessName} can’t do the time that you asked for. They’re still expecting you${at}.`}
        </Paragraph>
        <DateTicket
          time={{ ...mail, ...otherTime }}
          place={[businessName, address].filter(Boolean).join(', ')}
        />
        {message !== null && <Quote>{message}</Quote>}
        <Button href={`${site.publicUrl}${bookingPages.visitor(token)}`}>
          {otherTime ? 'Answer the suggestion' : 'See your booking'}
        </Button>
        <Actions
          actions={
            businessPhone === ''
              ? []
              : [{ label: `Call ${formatPhone(businessPhone)}`, href: telLink(businessPhone) }]
          }
        />
        <Note>The button opens your booking, where you can also cancel it.</Note>
      </>
    )
  },
}
