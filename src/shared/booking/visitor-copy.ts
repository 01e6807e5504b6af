import { HELD_SENTENCE, hiddenSentence } from '#shared/catalogue/review-states.ts'
import type { VisitorView } from './booking-view.ts'
import { answersWithin, clockOf, leafOf, longDay, longMoment, whenOf } from './booking-words.ts'
import { insteadQuestion, type OtherTime } from './other-time.ts'

/** The title of the visitor's page. */
export function visitorTitle(view: VisitorView): string {
  const { status, movedBy, businessName, startISO } = view
  switch (status) {
    case 'requested':
      return `Sent. ${businessName} will answer you`
    case 'accepted':
      if (view.otherTime?.by === 'owner')
        return insteadQuestion(view.otherTime.startISO, whenOf(view))
      return `You’re booked, ${view.name.split(' ')[0]}`
    case 'suggested':
      return startISO ? `How about ${leafOf(startISO).weekday} instead?` : 'How about another time?'
    case 'declined':
      return movedBy === 'visitor' ? 'All right, another time' : 'Not this time'
    case 'cancelled':
      return movedBy === 'visitor' ? 'All right, another time' : `${businessName} had to cancel`
    case 'expired':
      return 'No answer came, sorry'
    case 'completed':
      if (view.review?.isWithdrawn) return 'Thank you for your visit'
      return view.review ? 'Thank you for your review' : 'How was it?'
    case 'missed':
    case 'untracked':
      return 'This booking is over'
  }
}

/** What it means for the visitor, below the title. */
export function visitorSentence(view: VisitorView): string {
  const { status, movedBy, businessName: name } = view
  const when = whenOf(view)
  const asked = view.events.findLast((event) => event.status === 'requested')
  const askedISO = asked?.startISO ?? view.dateISO
  switch (status) {
    case 'requested':
      return waitingSentence(view)
    case 'accepted': {
      if (view.otherTime) return otherTimeSentence(view, view.otherTime)
      if (when === null) return `${name} will agree the day and the time with you.`
      if (when.length === 10)
        return `${name} is expecting you on ${longDay(when)}. They will agree the time with you.`
      const reminder = view.remindISO ? ' We’ll remind you the day before.' : ''
      return `${name} is expecting you on ${longDay(when)} at ${clockOf(when)}.${reminder}`
    }
    case 'suggested':
      return askedISO
        ? `${name} cannot do ${longMoment(askedISO)} and offers you this one. It is yours if you take it.`
        : `${name} offers you this time. It is yours if you take it.`
    case 'declined':
      return movedBy === 'visitor'
        ? `We’ve told ${name} that the time doesn’t suit you.`
        : `${name} can’t take this booking. Below are others nearby that are open.`
    case 'cancelled':
      return movedBy === 'visitor'
        ? `We’ve told ${name}. You don’t need to do anything else.`
        : `${name} can’t take you after all, so please don’t go.`
    case 'expired':
      return 'No answer came in time, so the request is closed. Please don’t go.'
    case 'completed':
      if (view.review) return reviewSentence(view.review, name)
      return when === null
        ? `You were at ${name}. Two lines from you help the next person choose.`
        : `You were at ${name} on ${leafOf(when).weekday}. Two lines from you help the next person choose.`
    case 'missed':
    case 'untracked':
      return `You are welcome to ask ${name} again.`
  }
}

function otherTimeSentence(view: VisitorView, { by, startISO }: OtherTime): string {
  const { businessName: name } = view
  const agreed = whenOf(view)
  const old = agreed ? ` on ${longMoment(agreed)}` : ''
  return by === 'owner'
    ? `${name} would like to move your booking to ${longMoment(startISO)}. Until you agree, they’re expecting you${old || ' as agreed'}.`
    : `You asked for ${longMoment(startISO)}. Until ${name} agrees, they’re expecting you${old || ' as agreed'}.`
}

function reviewSentence(
  { state, hiddenBecause, isWithdrawn }: NonNullable<VisitorView['review']>,
  name: string,
): string {
  if (isWithdrawn) return 'You have withdrawn your review.'
  if (state === 'held') return HELD_SENTENCE
  if (state === 'published') return `Everybody can read what you wrote about ${name}.`
  return hiddenSentence(hiddenBecause)
}

function waitingSentence({ business, expiresISO }: VisitorView): string {
  const usual =
    business.answersWithinHours === null
      ? 'They have the request by mail'
      : `They ${answersWithin(business.answersWithinHours).replace('Usually answers', 'usually answer')}`
  const end = expiresISO
    ? ` If ${longMoment(expiresISO)} comes first, the request closes and you get three others that are open.`
    : ''
  return `Not confirmed yet. ${usual}, and we’ll write to you as soon as they answer.${end}`
}
