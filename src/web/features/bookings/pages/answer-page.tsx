import { ArrowLeftRight, Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { bookingPages } from '#shared/booking/booking-paths.ts'
import { isOver, stateSentence } from '#shared/booking/booking-states.ts'
import type { OwnerView } from '#shared/booking/booking-view.ts'
import { longMoment } from '#shared/booking/booking-words.ts'
import { pages } from '#shared/paths.ts'
import { BookingRequest } from '#web/components/bookings/booking-request.tsx'
import { BookingTimeline } from '#web/components/bookings/booking-timeline.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { PostForm } from './post-form.tsx'

interface AnswerPageProps {
  view: OwnerView
  /** The earliest time that can be suggested, in the format of the field. */
  earliest: string
  notice?: string | undefined
}

/** A booking for its owner, opened from the mail. Opening it changes nothing. */
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

/** Hidden once it is over: an old mail's link must not reveal a phone number. */
function Request({ view, earliest }: { view: OwnerView; earliest: string }) {
  const { status, name } = view
  return (
    <>
      <article className="booking-request">
        <BookingRequest booking={view} businessName={view.businessName}>
          {view.lapsesISO && status === 'requested' && (
            <p className="booking-request__facts">Lapses {longMoment(view.lapsesISO)}</p>
          )}
          {status === 'requested' && <Answers view={view} earliest={earliest} />}
          {status === 'suggested' && (
            <Question
              view={view}
              action="decline"
              words="Withdraw the suggestion"
              sure="Yes, decline"
            />
          )}
          {status === 'accepted' && (
            <Question view={view} action="cancel" words="Cancel this booking" sure="Yes, cancel" />
          )}
        </BookingRequest>
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

/** One form with three buttons: the message is sent with whichever is pressed. */
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
          <X className="icon" aria-hidden="true" />
          Decline
        </button>
        <details className="suggest-part">
          <summary className={buttonClass({ variant: 'quiet' })}>
            <ArrowLeftRight className="icon" aria-hidden="true" />
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
          <Check className="icon" aria-hidden="true" />
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

/** Actions that undo something ask for confirmation. */
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
