import { ArrowLeftRight, Check, Mail, Phone, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { bookingPages } from '#shared/booking/booking-paths.ts'
import { isOver, stateSentence } from '#shared/booking/booking-states.ts'
import type { OwnerView } from '#shared/booking/booking-view.ts'
import { clockOf, leafOf, longMoment, whenOf } from '#shared/booking/booking-words.ts'
import { formatPhone, telLink, whatsAppLink } from '#shared/contact/phone.ts'
import { pages } from '#shared/paths.ts'
import { WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { BookingStateBadge } from '#web/components/booking-state.tsx'
import { BookingTimeline } from '#web/components/booking-timeline.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { PostForm } from './post-form.tsx'

interface AnswerPageProps {
  view: OwnerView
  /** The first moment that can be suggested, as the field wants it. */
  earliest: string
  notice?: string | undefined
}

/** One booking for its owner, opened from the mail. Opening it changes nothing. */
export function AnswerPage({ view, earliest, notice }: AnswerPageProps) {
  const { status } = view
  return (
    <main id="content" className="wrap answer-columns">
      {notice && (
        <p className="booking-notice" role="alert">
          {notice}
        </p>
      )}
      <h1>{titleOf(view)}</h1>
      {!isOver(status) && <Request view={view} earliest={earliest} />}
      <p>
        <a href={`${pages.dashboard}?tab=bookings`}>See all bookings</a>
      </p>
    </main>
  )
}

/** Gone once it is over: a link in an old mail shall tell nobody's number. */
function Request({ view, earliest }: { view: OwnerView; earliest: string }) {
  const { status, name } = view
  return (
    <>
      <article className="request">
        <DateStub view={view} />
        <div className="request__b">
          <div className="request__h">
            <div>
              <h2>{name}</h2>
              <p className="request__what">
                {view.serviceName && <b>{view.serviceName} </b>}
                <BookingStateBadge state={status} movedBy={view.movedBy} reader="owner" />
              </p>
            </div>
            <Contacts view={view} />
          </div>
          {view.notes && <blockquote>{view.notes}</blockquote>}
          {view.lapsesISO && status === 'requested' && (
            <p className="request__f">Lapses {longMoment(view.lapsesISO)}</p>
          )}
          {status === 'requested' && <Answers view={view} earliest={earliest} />}
          {status === 'suggested' && (
            <Question
              view={view}
              action="decline"
              words="Take the suggestion back"
              sure="Yes, decline"
            />
          )}
          {status === 'accepted' && (
            <Question view={view} action="cancel" words="Cancel this booking" sure="Yes, cancel" />
          )}
        </div>
      </article>
      <section className="panel">
        <h2>So far</h2>
        <BookingTimeline
          events={view.events}
          reader="owner"
          other={name}
          wish={view.dateISO || null}
        />
      </section>
    </>
  )
}

function titleOf({ status, movedBy, name }: OwnerView): string {
  if (status === 'requested') return `${name} would like to book`
  return stateSentence(status, movedBy)
}

function DateStub({ view }: { view: OwnerView }) {
  const when = whenOf(view)
  if (when === null)
    return (
      <div className="request__d">
        <span>No day given</span>
      </div>
    )
  const leaf = leafOf(when)
  return (
    <div className="request__d">
      <span>{leaf.weekday.slice(0, 3)}</span>
      <b>{leaf.day}</b>
      <span>{leaf.month.slice(0, 3)}</span>
      {when.length > 10 && <em>{clockOf(when)}</em>}
      {view.endISO && <small>to {clockOf(view.endISO)}</small>}
    </div>
  )
}

function Contacts({ view }: { view: OwnerView }) {
  const { name, phone, email, businessName } = view
  const chat = whatsAppLink(phone, `Hello ${name}, this is ${businessName} about your booking.`)
  return (
    <div className="request__c">
      <a className="iconbtn" href={telLink(phone)} aria-label={`Call ${formatPhone(phone)}`}>
        <Phone className="ic" aria-hidden="true" />
      </a>
      {chat && (
        <a
          className="iconbtn"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`WhatsApp ${name}`}
        >
          <WhatsAppIcon />
        </a>
      )}
      <a className="iconbtn" href={`mailto:${email}`} aria-label={`E-mail ${email}`}>
        <Mail className="ic" aria-hidden="true" />
      </a>
    </div>
  )
}

const move = (view: OwnerView, action: string) => `${bookingPages.answer(view.token)}/${action}`

function Message({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <label className="field">
      <span>{label}</span>
      <textarea className="input" name="message" rows={2} maxLength={1000} />
      {children}
    </label>
  )
}

/** One form with three buttons: the message goes with whichever is pressed. */
function Answers({ view, earliest }: { view: OwnerView; earliest: string }) {
  return (
    <PostForm action={move(view, 'accept')} className="booking-form">
      <Message label={`Message to ${view.name} (optional)`} />
      <div className="answer-bar">
        <button
          type="submit"
          formAction={move(view, 'decline')}
          className={buttonClass({ variant: 'danger-quiet' })}
        >
          <X className="ic" aria-hidden="true" />
          Decline
        </button>
        <details className="suggest-part">
          <summary className={buttonClass({ variant: 'quiet' })}>
            <ArrowLeftRight className="ic" aria-hidden="true" />
            Suggest
          </summary>
          <div className="suggestion">
            <label className="field">
              <span>Another day and time</span>
              <input className="input" type="datetime-local" name="startISO" min={earliest} />
            </label>
            <button
              type="submit"
              formAction={move(view, 'suggest')}
              className={buttonClass({ variant: 'sea' })}
            >
              Send suggestion
            </button>
          </div>
        </details>
        <button
          type="submit"
          formAction={move(view, 'accept')}
          className={buttonClass({ variant: 'sea' })}
        >
          <Check className="ic" aria-hidden="true" />
          Accept
        </button>
      </div>
    </PostForm>
  )
}

interface QuestionProps {
  view: OwnerView
  action: string
  words: string
  sure: string
}

/** What takes something back asks once more. */
function Question({ view, action, words, sure }: QuestionProps) {
  return (
    <details className="cancel-part">
      <summary className={buttonClass({ variant: 'quiet' })}>{words}</summary>
      <PostForm action={move(view, action)}>
        <Message label={`Message to ${view.name} (optional)`} />
        <button type="submit" className={buttonClass({ variant: 'danger' })}>
          {sure}
        </button>
      </PostForm>
    </details>
  )
}
