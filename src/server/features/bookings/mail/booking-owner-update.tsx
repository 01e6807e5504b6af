import { Heading, Note, Paragraph, Quote } from '#server/platform/mail/parts.tsx'
import { Actions, Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import type { BookingState } from '#shared/booking/booking-states.ts'
import { shortMoment, stateWord, whenOf } from '#shared/booking/booking-words.ts'
import { formatPhone, telLink, whatsAppLink } from '#shared/contact/phone.ts'
import { pages } from '#shared/paths.ts'
import { DateTicket, StatePill } from './booking-parts.tsx'

interface OwnerUpdate {
  state: Extract<BookingState, 'accepted' | 'declined' | 'cancelled' | 'expired'>
  /** Confirmed automatically, at once. */
  isNew?: boolean
  businessName: string
  visitorName: string
  visitorPhone: string
  visitorEmail: string
  dateISO: string | null
  startISO: string | null
  endISO: string | null
  /** If a service and time were chosen; missing in messages of older releases. */
  serviceName?: string | null
  /** With whom it is; missing in messages of older releases. */
  personName?: string | null
  message: string | null
}

/** What the visitor did, or that the request expired. */
export const bookingOwnerUpdate: Template<OwnerUpdate, 'visitor'> = {
  // The name under which older releases stored messages.
  kind: 'booking-owner-news',
  causedBy: ['visitor'],
  freeText: { personName: 'name', visitorName: 'person', visitorPhone: 'name', message: 'text' },
  page: () => `${pages.dashboard}?tab=bookings`,
  sample: {
    state: 'cancelled',
    businessName: 'Salt River Cycles',
    visitorName: 'Nomsa Dlamini',
    visitorPhone: '0601234567',
    visitorEmail: 'nomsa.dlamini@example.co.za',
    dateISO: '2025-03-07T08:30:00.000Z',
    startISO: '2025-03-07T08:30:00.000Z',
    endISO: '2025-03-07T09:30:00.000Z',
    serviceName: 'Full service',
    message: 'My bicycle was stolen.',
  },
  subject: (news) => {
    const when = whenOf(news)
    return `${titleOf(news)}${when ? `: ${shortMoment(when)}` : ''}`
  },
  preheader: ({ visitorPhone }) => `Phone: ${formatPhone(visitorPhone)}`,
  reason: ({ businessName }) =>
    `You’re getting this message because somebody asked ${businessName} for an appointment.`,
  replyTo: ({ visitorName, visitorEmail }) => ({ name: visitorName, address: visitorEmail }),
  Body: ({ payload: news, site }) => {
    const { state, isNew, businessName, visitorName, visitorPhone, message } = news
    const chat = whatsAppLink(
      visitorPhone,
      `Hello ${visitorName}, this is ${businessName} about your booking.`,
    )
    return (
      <>
        <StatePill state={state}>
          {stateWord(state, state === 'expired' ? 'system' : 'visitor', 'owner')}
        </StatePill>
        <Heading>{titleOf(news)}</Heading>
        <Paragraph>{isNew ? CONFIRMED : SENTENCES[state]}</Paragraph>
        <DateTicket time={news} who={{ name: visitorName, phone: formatPhone(visitorPhone) }} />
        {message !== null && <Quote>{message}</Quote>}
        <Button href={`${site.publicUrl}${pages.dashboard}?tab=bookings`}>See all bookings</Button>
        <Actions
          actions={[
            { label: `Call ${formatPhone(visitorPhone)}`, href: telLink(visitorPhone) },
            ...(chat ? [{ label: 'WhatsApp', href: chat }] : []),
          ]}
        />
        {news.visitorEmail !== '' && (
          <Note>Reply to this message to write directly to {visitorName}.</Note>
        )}
      </>
    )
  },
}

const CONFIRMED = 'It was confirmed automatically, as you chose. It is in your bookings now.'

const SENTENCES: Record<OwnerUpdate['state'], string> = {
  accepted: 'Your suggestion was accepted. It is in your bookings now.',
  declined: 'The time you suggested doesn’t suit them.',
  cancelled: 'The time is free again.',
  expired: 'No answer came in time, so the request is closed. The visitor has been told.',
}

function titleOf({ state, isNew, visitorName }: OwnerUpdate): string {
  if (isNew) return `${visitorName} has booked`
  if (state === 'accepted') return `${visitorName} accepts your time`
  if (state === 'declined') return `${visitorName} declined your time`
  return state === 'cancelled'
    ? `${visitorName} cancelled`
    : `The request of ${visitorName} expired`
}
