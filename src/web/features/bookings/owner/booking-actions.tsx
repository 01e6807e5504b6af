import { ArrowLeftRight, Check, Undo2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { OwnerAction } from '#shared/booking/booking-states.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Textarea } from '#web/components/ui/form/field.tsx'
import { isHeld, useBookingMove } from './booking-moves.mutation.ts'
import { undoAnswer } from './held-answers.ts'
import { SuggestTime } from './suggest-time.tsx'

const PHRASES = ['See you then', 'Please come 10 minutes early', 'Bring a photo']

/** The owner's answers to a booking, each with an optional message. */
export function BookingActions({ booking }: { booking: OwnBooking }) {
  const [message, setMessage] = useState('')
  const [suggesting, setSuggesting] = useState<'open' | 'closed' | null>(null)
  const move = useBookingMove()
  const act = (action: OwnerAction, startISO?: string) =>
    move.mutate({ booking, action, message, ...(startISO ? { startISO } : {}) })
  const isPending = (action: OwnerAction) => move.isPending && move.variables.action === action
  const { status, name } = booking
  const answer = move.isPending && isHeld(move.variables.action) ? move.variables.action : null

  if (status === 'accepted') return <AcceptedActions booking={booking} />
  if (status !== 'requested' && status !== 'suggested') return null
  if (answer) return <HeldAnswer booking={booking} action={answer} />
  return (
    <>
      <details className="booking-request__say">
        <summary>Add a message</summary>
        <Field label={`Message to ${name} (optional)`}>
          <Textarea
            rows={2}
            maxLength={1000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
        <div className="reply-phrases">
          {PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              className="reply-phrase"
              onClick={() => setMessage((said) => (said ? `${said} ${phrase}.` : `${phrase}.`))}
            >
              {phrase}
            </button>
          ))}
        </div>
      </details>
      {suggesting === 'open' ? (
        <SuggestTime
          name={name}
          pending={isPending('suggest')}
          onSend={(startISO) => act('suggest', startISO)}
          onBack={() => setSuggesting('closed')}
        />
      ) : (
        <div className="booking-request__actions">
          <Button variant="danger-quiet" onClick={() => act('decline')}>
            <X className="icon" aria-hidden="true" />
            Decline
          </Button>
          <Button
            variant="quiet"
            autoFocus={suggesting === 'closed'}
            onClick={() => setSuggesting('open')}
          >
            <ArrowLeftRight className="icon" aria-hidden="true" />
            <span>
              Suggest<span className="wide-only"> another time</span>
            </span>
          </Button>
          {status === 'requested' && (
            <Button variant="sea" onClick={() => act('accept')}>
              <Check className="icon" aria-hidden="true" />
              Accept
            </Button>
          )}
        </div>
      )}
    </>
  )
}

interface HeldAnswerProps {
  booking: OwnBooking
  action: OwnerAction
}

/** Replaces the pressed button, and takes its focus. */
function HeldAnswer({ booking, action }: HeldAnswerProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className="booking-request__held">
      <p role="status">
        {action === 'accept' ? 'Accepted' : 'Declined'}. {booking.name} gets a mail in a few
        seconds.
      </p>
      <Button ref={undo} variant="quiet" onClick={() => undoAnswer(booking.id)}>
        <Undo2 className="icon" aria-hidden="true" />
        Undo
      </Button>
    </div>
  )
}

/** A visit that has begun can only be marked as missed, before that only be cancelled. */
function AcceptedActions({ booking }: { booking: OwnBooking }) {
  const [message, setMessage] = useState('')
  const move = useBookingMove()
  const { startISO, name } = booking
  const hasBegun = startISO !== null && new Date(startISO) <= new Date()
  if (hasBegun)
    return (
      <div className="booking-request__actions">
        <Button
          variant="quiet"
          pending={move.isPending}
          onClick={() => move.mutate({ booking, action: 'missed' })}
        >
          Mark as missed
        </Button>
      </div>
    )
  return (
    <details className="cancel-part booking-request__more">
      <summary>Cancel booking</summary>
      <Field label={`Message to ${name} (optional)`}>
        <Textarea
          rows={2}
          maxLength={1000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <Button
        variant="danger"
        pending={move.isPending}
        onClick={() => move.mutate({ booking, action: 'cancel', message })}
      >
        Yes, cancel it
      </Button>
    </details>
  )
}
