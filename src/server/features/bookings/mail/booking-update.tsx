import { firstName } from '#server/platform/mail/greeting.ts'
import { Heading, Note, Paragraph, Quote } from '#server/platform/mail/parts.tsx'
import { Actions, Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import type { BookingSide, BookingState } from '#shared/booking/booking-states.ts'
import { leafOf, shortMoment, stateWord, whenOf } from '#shared/booking/booking-words.ts'
import { mapsSearchUrl } from '#shared/contact/links.ts'
import { formatPhone, telLink } from '#shared/contact/phone.ts'
import { bookingPages, pages } from '#shared/paths.ts'
import { DateTicket, StatePill } from './booking-parts.tsx'
import { mailCalendar } from './visitor-calendar.ts'
import {
  VISITOR_FREE_TEXT,
  VISITOR_PARTS,
  VISITOR_SAMPLE,
  type VisitorBookingMail,
} from './visitor-mail.ts'

type UpdateState = Extract<
  BookingState,
  'accepted' | 'suggested' | 'declined' | 'cancelled' | 'expired'
>

interface BookingUpdate extends VisitorBookingMail {
  state: UpdateState
  by: BookingSide
  message: string | null
  /** Whether a calendar entry was sent before and must now be removed. */
  wasAccepted: boolean
  alternatives: { id: string; name: string; line: string }[]
}

/** Tells the visitor of every change, also of the visitor's own: the mail updates the calendar. */
export const bookingUpdate: Template<BookingUpdate, 'owner' | 'recipient' | 'visitor'> = {
  // The name under which older releases stored messages.
  kind: 'booking-news',
  causedBy: ['owner', 'recipient', 'visitor'],
  freeText: { ...VISITOR_FREE_TEXT, message: 'text', alternatives: 'name' },
  sample: {
    ...VISITOR_SAMPLE,
    state: 'accepted',
    by: 'owner',
    message: 'See you Friday. Park behind the library.',
    wasAccepted: true,
    alternatives: [
      { id: 'VbMxYp2Fh3kWq8Zt', name: 'Woodstock Wheels', line: 'Automotive, Woodstock' },
    ],
  },
  subject: (news) => subjectOf(news),
  preheader: (news) => titleOf(news),
  ...VISITOR_PARTS,
  calendar: (news, origin) => {
    if (news.state === 'accepted') return mailCalendar('REQUEST', news, origin)
    return news.state === 'cancelled' && news.wasAccepted
      ? mailCalendar('CANCEL', news, origin)
      : undefined
  },
  Body: ({ payload: news, site }) => {
    const { state, by, businessName, businessPhone, address, message, token, alternatives } = news
    const isOn = state === 'accepted' || state === 'suggested'
    return (
      <>
        <StatePill state={state}>{stateWord(state, by, 'visitor')}</StatePill>
        <Heading>{titleOf(news)}</Heading>
        <Paragraph>{sentenceOf(news)}</Paragraph>
        {(isOn || whenOf(news) !== null) && (
          <DateTicket time={news} place={[businessName, address].filter(Boolean).join(', ')} />
        )}
        {message !== null && by === 'owner' && <Quote>{message}</Quote>}
        <Button href={`${site.publicUrl}${bookingPages.visitor(token)}`}>
          {state === 'suggested' ? 'Answer the suggestion' : 'See your booking'}
        </Button>
        <Actions
          actions={[
            ...alternatives.map(({ id, name, line }) => ({
              label: `${name}: ${line}`,
              href: `${site.publicUrl}${pages.business(id)}`,
            })),
            ...(isOn && businessPhone !== ''
              ? [{ label: `Call ${formatPhone(businessPhone)}`, href: telLink(businessPhone) }]
              : []),
            ...(state === 'accepted' && address !== ''
              ? [{ label: 'Open in Maps', href: mapsSearchUrl(address) }]
              : []),
          ]}
        />
        <Note>{noteOf(news)}</Note>
      </>
    )
  },
}

function subjectOf(news: BookingUpdate): string {
  const { state, by, businessName } = news
  const when = whenOf(news)
  const at = when === null ? businessName : `${businessName}, ${shortMoment(when)}`
  if (state === 'accepted') return `Accepted: ${at}`
  if (state === 'suggested')
    return `${businessName} suggests ${when ? shortMoment(when) : 'a time'}`
  if (state === 'expired') return `No answer from ${businessName}`
  if (state === 'cancelled') return `Cancelled: ${at}`
  return by === 'owner' ? `${businessName} can’t take your booking` : `Declined: ${at}`
}

function titleOf(news: BookingUpdate): string {
  const { state, by, businessName, visitorName, startISO } = news
  const name = firstName(visitorName)
  if (state === 'accepted') return name ? `You’re booked, ${name}` : 'You’re booked'
  if (state === 'suggested')
    return startISO ? `How about ${leafOf(startISO).weekday} instead?` : 'How about another time?'
  if (state === 'expired') return 'No answer came, sorry'
  if (by === 'visitor') return 'All right, another time'
  return state === 'cancelled' ? `${businessName} had to cancel` : 'Not this time'
}

function sentenceOf({ state, by, businessName, dateISO }: BookingUpdate): string {
  const wished = dateISO ? shortMoment(dateISO) : null
  if (state === 'accepted') return `${businessName} is expecting you.`
  if (state === 'suggested')
    return wished
      ? `${businessName} cannot do ${wished} and offers this:`
      : `${businessName} offers you this time:`
  if (state === 'expired')
    return by === 'system' && wished
      ? `You and ${businessName} did not agree on ${wished}, so the request is closed. Please don’t go.`
      : 'The request is closed, so please don’t go.'
  if (state === 'cancelled')
    return by === 'visitor'
      ? `We’ve told ${businessName}. You don’t need to do anything else.`
      : `${businessName} can’t take you after all, so please don’t go.`
  return by === 'visitor'
    ? `We’ve told ${businessName} that the time doesn’t suit you.`
    : `${businessName} can’t take this booking.`
}

function noteOf({ state, startISO, alternatives, wasAccepted }: BookingUpdate): string {
  if (state === 'accepted')
    return startISO
      ? 'The calendar file is attached. Declining it in your calendar does not cancel the booking; the button above leads to Cancel.'
      : 'The button above leads to your booking, where you can also cancel it.'
  if (state === 'suggested')
    return 'The button opens your booking with both answers. Nothing is booked until you take it.'
  if (state === 'cancelled' && wasAccepted && startISO)
    return 'The attached file takes it out of your calendar.'
  return alternatives.length > 0
    ? 'Above are others nearby that are open.'
    : 'There are others nearby: the button leads to your booking, and from there to them.'
}
