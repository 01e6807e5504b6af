import { Undo2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { OwnerAction } from '#shared/booking/booking-states.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { Button } from '#web/components/ui/button.tsx'
import {
  AcceptLabel,
  MessageField,
  SuggestLabel,
} from '#web/features/bookings/parts/owner-answer.tsx'
import { isDecision, type Move, useBookingMove } from './booking-moves.mutation.ts'
import { undoAnswer } from './held-answers.ts'
import { OtherTimeActions } from './other-time-actions.tsx'
import { SuggestTime } from './suggest-time.tsx'

const PHRASES = ['See you then', 'Please come 10 minutes early', 'Bring a photo']

interface BookingActionsProps {
  booking: OwnBooking
  /** Something else is in the diary at that time: accepting it is a choice of its own. */
  isOverlapping: boolean
}

/** The owner's answers to a booking, each with an optional message. */
export function BookingActions({ booking, isOverlapping }: BookingActionsProps) {
  const [message, setMessage] = useState('')
  const [suggesting, setSuggesting] = useState<'open' | 'closed' | null>(null)
  const move = useBookingMove()
  const act = (action: OwnerAction, named?: Pick<Move, 'startISO' | 'personId'>) =>
    move.mutate({
      booking,
      action,
      message,
      anyway: action === 'accept' && isOverlapping,
      ...named,
    })
  const isPending = (action: OwnerAction) => move.isPending && move.variables.action === action
  const { status, name } = booking
  const answer = move.isPending && isDecision(move.variables.action) ? move.variables.action : null

  if (status === 'accepted')
    return <AcceptedActions booking={booking} isOverlapping={isOverlapping} />
  if (status !== 'requested' && status !== 'suggested') return null
  if (answer) return <HeldAnswer booking={booking} action={answer} />
  return (
    <>
      <details className="booking-request__say">
        <summary>Add a message</summary>
        <MessageField
          to={name}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
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
          personName={booking.personName}
          pending={isPending('suggest')}
          onSend={(named) => act('suggest', named)}
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
            <SuggestLabel />
          </Button>
          {status === 'requested' && (
            <Button variant="sea" onClick={() => act('accept')}>
              <AcceptLabel isAnyway={isOverlapping} />
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
function AcceptedActions({ booking, isOverlapping }: BookingActionsProps) {
  const [message, setMessage] = useState('')
  const move = useBookingMove()
  const { startISO, name, email } = booking
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
    <>
      <OtherTimeActions booking={booking} isOverlapping={isOverlapping} />
      <details className="cancel-part booking-request__more">
        <summary>Cancel booking</summary>
        {email !== '' && (
          <MessageField
            to={name}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
        <Button
          variant="danger"
          pending={move.isPending}
          onClick={() => move.mutate({ booking, action: 'cancel', message })}
        >
          Yes, cancel it
        </Button>
      </details>
    </>
  )
}
