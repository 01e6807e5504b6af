import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Heading, Note, Paragraph, Quote } from '#server/platform/mail/parts.tsx'
import { Actions, Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { shortMoment, whenOf } from '#shared/booking/booking-words.ts'
import { formatPhone, telLink } from '#shared/contact/phone.ts'
import { bookingPages } from '#shared/paths.ts'
import { DateTicket, StatePill } from './booking-parts.tsx'

interface OwnerOtherTime {
  ownerToken: EncryptedLink
  businessName: string
  visitorName: string
  visitorPhone: string
  dateISO: string | null
  startISO: string | null
  endISO: string | null
  serviceName: string | null
  /** With whom it is; missing in messages of older releases. */
  personName?: string | null
  /** The time that the visitor asks for; null if the visitor keeps the agreed one. */
  otherTime: { startISO: string; endISO: string } | null
  message: string | null
  /** Nothing is agreed yet: it is instead of what the owner has suggested. */
  isRequest?: true
}

function leadOf(mail: OwnerOtherTime): string {
  if (mail.isRequest) return 'The time you suggested doesn’t suit them. Can you do this one?'
  const agreed = whenOf(mail)
  const old = agreed ? shortMoment(agreed) : 'as agreed'
  return mail.otherTime
    ? `Can you do this one instead of ${old}? Until you agree, the old time stays.`
    : `The time you suggested doesn’t suit them. The booking stays: ${old}.`
}

/** The visitor asks to move an agreed booking, or keeps the agreed time. */
export const bookingOwnerOtherTime: Template<OwnerOtherTime, 'visitor'> = {
  kind: 'booking-owner-other-time',
  causedBy: ['visitor'],
  freeText: { personName: 'name', visitorName: 'person', visitorPhone: 'name', message: 'text' },
  page: ({ ownerToken }) => bookingPages.answer(ownerToken),
  sample: {
    ownerToken: sampleLink('aE6uYiOoKqTvXzMpJ0k3yV9rQxW2mZtB7sLdN4cFgH1'),
    businessName: 'Salt River Cycles',
    visitorName: 'Nomsa Dlamini',
    visitorPhone: '0601234567',
    dateISO: '2025-03-07T08:30:00.000Z',
    startISO: '2025-03-07T08:30:00.000Z',
    endISO: '2025-03-07T09:30:00.000Z',
    serviceName: 'Full service',
    personName: 'Sam',
    otherTime: { startISO: '2025-03-08T08:30:00.000Z', endISO: '2025-03-08T09:30:00.000Z' },
    message: 'I have to work on Friday.',
  },
  subject: ({ visitorName, otherTime }) =>
    otherTime
      ? `${visitorName} asks for ${shortMoment(otherTime.startISO)} instead`
      : `${visitorName} keeps the agreed time`,
  preheader: ({ visitorPhone }) => `Phone: ${formatPhone(visitorPhone)}`,
  reason: ({ businessName }) =>
    `You’re getting this message because somebody asked ${businessName} for an appointment.`,
  Body: ({ payload: mail, site }) => {
    const { ownerToken, visitorName, visitorPhone, otherTime, message } = mail
    return (
      <>
        <StatePill state={otherTime ? 'suggested' : 'accepted'}>
          {otherTime ? 'Another time asked for' : 'Accepted'}
        </StatePill>
        <Heading>
          {otherTime
            ? `${visitorName} would like another time`
            : `${visitorName} keeps the agreed time`}
        </Heading>
        <Paragraph>{leadOf(mail)}</Paragraph>
        <DateTicket
          time={{ ...mail, ...otherTime }}
          who={{ name: visitorName, phone: formatPhone(visitorPhone) }}
        />
        {message !== null && <Quote>{message}</Quote>}
        <Button href={`${site.publicUrl}${bookingPages.answer(ownerToken)}`}>
          {otherTime ? 'Answer' : 'See the booking'}
        </Button>
        <Actions
          actions={[{ label: `Call ${formatPhone(visitorPhone)}`, href: telLink(visitorPhone) }]}
        />
        <Note>Opening the page changes nothing.</Note>
      </>
    )
  },
}
