import { ArrowLeftRight, Check, X } from 'lucide-react'
import { bookingPages } from '#shared/booking/booking-paths.ts'
import { isOver, stateSentence } from '#shared/booking/booking-states.ts'
import type { OwnerView } from '#shared/booking/booking-view.ts'
import { longMoment } from '#shared/booking/booking-words.ts'
import { pages } from '#shared/paths.ts'
import { BookingRequest } from '#web/components/bookings/booking-request.tsx'
import { BookingTimeline } from '#web/components/bookings/booking-timeline.tsx'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'
import type { RefusedForm } from '#web/components/ui/form/refused-form.tsx'
import { PostForm } from './post-form.tsx'

interface AnswerPageProps {
  view: OwnerView
  /** The earliest time that can be suggested, in the format of the field. */
  earliest: string
  refused?: RefusedForm | undefined
}

/** A booking for its owner, opened from the mail. Opening it changes nothing. */
export function AnswerPage({ view, earliest, refused }: AnswerPageProps) {
  const { status } = view
  return (
    <main id="content" className="wrap answer-columns">
      {refused && (
        <p className="booking-notice" role="alert">
          {refused.detail}
        </p>
      )}
      <h1>{titleOf(view)}</h1>
      {!isOver(status) && <Request view={view} earliest={earliest} refused={refused} />}
      <p>
        <a href={`${pages.dashboard}?tab=bookings`}>See all bookings</a>
      </p>
    </main>
  )
}

/** Hidden once it is over: an old mail's link must not reveal a phone number. */
function Request({ view, earliest, refused }: AnswerPageProps) {
  const { status, name } = view
  return (
    <>
      <article className="booking-request">
        <BookingRequest booking={view} businessName={view.businessName}>
          {view.lapsesISO && status === 'requested' && (
            <p className="booking-request__facts">Lapses {longMoment(view.lapsesISO)}</p>
          )}
          {status === 'requested' && <Answers view={view} earliest={earliest} refused={refused} />}
          {status === 'suggested' && (
            <Question
              view={view}
              action="decline"
              words="Withdraw the suggestion"
              sure="Yes, decline"
              refused={refused}
            />
          )}
          {status === 'accepted' && (
            <Question
              view={view}
              action="cancel"
              words="Cancel this booking"
              sure="Yes, cancel"
              refused={refused}
            />
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

interface MessageProps {
  name: string
  refused: RefusedForm | undefined
}

function Message({ name, refused }: MessageProps) {
  return (
    <Field label={`Message to ${name} (optional)`} error={refused?.errors.message}>
      <Textarea name="message" rows={2} maxLength={1000} defaultValue={refused?.fields.message} />
    </Field>
  )
}

/** One form with three buttons: the message is sent with whichever is pressed. */
function Answers({ view, earliest, refused }: AnswerPageProps) {
  const isSuggesting = Boolean(refused?.fields.startISO || refused?.errors.startISO)
  return (
    <PostForm action={move(view, 'accept')} className="booking-form">
      <Message name={view.name} refused={refused} />
      <div className="answer-bar">
        <Button type="submit" variant="danger-quiet" formAction={move(view, 'decline')}>
          <X className="icon" aria-hidden="true" />
          Decline
        </Button>
        <details className="suggest-part" open={isSuggesting}>
          <summary className={buttonClass({ variant: 'quiet' })}>
            <ArrowLeftRight className="icon" aria-hidden="true" />
            Suggest
          </summary>
          <div className="suggestion">
            <Field label="Another day and time" error={refused?.errors.startISO}>
              <Input
                type="datetime-local"
                name="startISO"
                min={earliest}
                defaultValue={refused?.fields.startISO}
              />
            </Field>
            <Button type="submit" variant="sea" formAction={move(view, 'suggest')}>
              Send suggestion
            </Button>
          </div>
        </details>
        <Button type="submit" variant="sea" formAction={move(view, 'accept')}>
          <Check className="icon" aria-hidden="true" />
          Accept
        </Button>
      </div>
    </PostForm>
  )
}

interface QuestionProps {
  view: OwnerView
  action: string
  words: string
  sure: string
  refused: RefusedForm | undefined
}

/** Actions that undo something ask for confirmation. */
function Question({ view, action, words, sure, refused }: QuestionProps) {
  return (
    <details className="cancel-part" open={Boolean(refused?.fields.message)}>
      <summary className={buttonClass({ variant: 'quiet' })}>{words}</summary>
      <PostForm action={move(view, action)}>
        <Message name={view.name} refused={refused} />
        <Button type="submit" variant="danger">
          {sure}
        </Button>
      </PostForm>
    </details>
  )
}
