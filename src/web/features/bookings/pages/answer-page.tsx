import { isOver, type OwnerAction, stateSentence } from '#shared/booking/booking-states.ts'
import type { OwnerView } from '#shared/booking/booking-view.ts'
import { longMoment } from '#shared/booking/booking-words.ts'
import { type OtherTime, otherTimeWords } from '#shared/booking/other-time.ts'
import { bookingPages, pages } from '#shared/paths.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { PostField, PostForm, useTyped } from '#web/components/ui/form/post-form.tsx'
import { BookingRequest } from '#web/features/bookings/parts/booking-request.tsx'
import { BookingTimeline } from '#web/features/bookings/parts/booking-timeline.tsx'
import {
  AcceptLabel,
  MessageField,
  OverlapNote,
  SuggestLabel,
} from '#web/features/bookings/parts/owner-answer.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { RefusedNotice } from './refused-notice.tsx'

/** The form of the button that stands beside the other answers. */
const ACCEPT = 'accept'

interface AnswerPageProps {
  view: OwnerView
  /** The earliest time that can be suggested, in the format of the field. */
  earliest: string
}

/** A booking for its owner, opened from the mail. Opening it changes nothing. */
export function AnswerPage({ view, earliest }: AnswerPageProps) {
  const { status } = view
  return (
    <main id="content" className="wrap answer-columns">
      <RefusedNotice />
      <h1>{titleOf(view)}</h1>
      {!isOver(status) && <Request view={view} earliest={earliest} />}
      <p>
        <a href={`${pages.dashboard}?tab=bookings`}>See all bookings</a>
      </p>
    </main>
  )
}

/** Hidden once it is over: an old mail's link must not reveal a phone number. */
function Request({ view, earliest }: AnswerPageProps) {
  const { status, name } = view
  return (
    <>
      <article className="booking-request">
        <BookingRequest booking={view} businessName={view.businessName}>
          {view.expiresISO && status === 'requested' && (
            <p className="booking-request__facts">
              {view.overlap && <OverlapNote overlap={view.overlap} />}
              <span>Expires {longMoment(view.expiresISO)}</span>
            </p>
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
          {status === 'accepted' && <Agreed view={view} earliest={earliest} />}
        </BookingRequest>
      </article>
      <section className="panel">
        <h2>History</h2>
        <BookingTimeline
          events={view.events}
          reader="owner"
          other={name}
          requestedISO={view.dateISO || null}
        />
      </section>
    </>
  )
}

const ANSWERED: Partial<Record<OwnerView['status'], string>> = {
  accepted: 'Accepted',
  suggested: 'Suggested',
  declined: 'Declined',
  cancelled: 'Cancelled',
}

function titleOf({ status, movedBy, name, otherTime, tellsVisitor }: OwnerView): string {
  if (otherTime?.by === 'visitor') return `${name} would like another time`
  if (status === 'requested') return `${name} would like to book`
  const answered = movedBy === 'owner' && ANSWERED[status]
  if (!answered) return stateSentence(status, movedBy)
  const first = name.split(' ')[0]
  return tellsVisitor
    ? `${answered}. ${first} gets a mail.`
    : `${answered}. ${first} gets no mails from us, so please phone.`
}

const move = (view: OwnerView, action: string) => `${bookingPages.answer(view.token)}/${action}`

function Message({ name }: { name: string }) {
  const { errors, fields } = useTyped()
  return <MessageField to={name} error={errors.message} defaultValue={fields.message} />
}

/** One form for each answer, so that Enter in one never sends another. */
function Answers({ view, earliest }: AnswerPageProps) {
  const accepted = useRefusedForm(move(view, 'accept'))
  const { name, overlap } = view
  return (
    <>
      <PostForm id={ACCEPT} action={move(view, 'accept')}>
        <details className="booking-request__say" open={Boolean(accepted?.fields.message)}>
          <summary>Add a message</summary>
          <Message name={name} />
        </details>
        {overlap && <input type="hidden" name="anyway" value="yes" />}
      </PostForm>
      <div className="answer-bar">
        <Question view={view} action="decline" words="Decline" sure="Yes, decline" />
        <SuggestPart view={view} earliest={earliest} action="suggest" />
        <Button type="submit" form={ACCEPT} variant="sea">
          <AcceptLabel isAnyway={overlap !== null} />
        </Button>
      </div>
    </>
  )
}

/** Instead of the time that the visitor asks for, or of the agreed one. */
function SuggestPart({
  view,
  earliest,
  action,
}: AnswerPageProps & { action: Extract<OwnerAction, 'suggest' | 'move'> }) {
  const refused = useRefusedForm(move(view, action))
  return (
    <details className="suggest-part" open={refused !== undefined}>
      <summary className={buttonClass({ variant: 'quiet' })}>
        <SuggestLabel isWhole={action === 'move'} />
      </summary>
      <PostForm action={move(view, action)} className="suggestion booking-form">
        <PostField
          label="Another day and time"
          type="datetime-local"
          name="startISO"
          min={earliest}
        />
        <Message name={view.name} />
        <Button type="submit" variant="sea">
          Send suggestion
        </Button>
      </PostForm>
    </details>
  )
}

/** An agreed booking can be moved and cancelled. */
function Agreed({ view, earliest }: AnswerPageProps) {
  const { name, otherTime } = view
  return (
    <>
      {otherTime?.by === 'visitor' && <OtherTimeAnswers view={view} otherTime={otherTime} />}
      {otherTime?.by === 'owner' && (
        <p>
          You suggested <b>{otherTimeWords(otherTime)}</b>. Until {name} agrees, the old time stays.
        </p>
      )}
      <div className="answer-bar">
        <SuggestPart view={view} earliest={earliest} action="move" />
        <Question view={view} action="cancel" words="Cancel this booking" sure="Yes, cancel" />
      </div>
    </>
  )
}

/** The visitor asks to move it; the agreed time stays until the owner agrees. */
function OtherTimeAnswers({ view, otherTime }: { view: OwnerView; otherTime: OtherTime }) {
  const { name, overlap } = view
  return (
    <>
      <p>
        {name} asks to move it to <b>{otherTimeWords(otherTime)}</b>.
      </p>
      {overlap && (
        <p className="booking-request__facts">
          <OverlapNote overlap={overlap} />
        </p>
      )}
      <div className="answer-bar">
        <PostForm action={move(view, 'keep')}>
          <Button type="submit" variant="quiet">
            Keep the old time
          </Button>
        </PostForm>
        <PostForm action={move(view, 'agree')}>
          {overlap && <input type="hidden" name="anyway" value="yes" />}
          <Button type="submit" variant="sea">
            {overlap ? 'Move it anyway' : 'Move it'}
          </Button>
        </PostForm>
      </div>
    </>
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
  const refused = useRefusedForm(move(view, action))
  return (
    <details className="cancel-part" open={Boolean(refused?.fields.message)}>
      <summary className={buttonClass({ variant: 'quiet' })}>{words}</summary>
      <PostForm action={move(view, action)}>
        <Message name={view.name} />
        <Button type="submit" variant="danger">
          {sure}
        </Button>
      </PostForm>
    </details>
  )
}
