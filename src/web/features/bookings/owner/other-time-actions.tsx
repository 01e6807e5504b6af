import { useState } from 'react'
import { ApiError } from '#shared/api-error.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { Button } from '#web/components/ui/button.tsx'
import { SuggestLabel } from '#web/features/bookings/parts/owner-answer.tsx'
import { useBookingMove } from './booking-moves.mutation.ts'
import { SuggestTime } from './suggest-time.tsx'

interface OtherTimeActionsProps {
  booking: OwnBooking
  /** Something else is in the diary at the time that the visitor asks for. */
  isOverlapping: boolean
}

/** Moves an agreed booking: asks for another time, or answers the visitor's. */
export function OtherTimeActions({ booking, isOverlapping }: OtherTimeActionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const move = useBookingMove()
  const { otherTime, name } = booking
  const isRefused = move.error instanceof ApiError && move.error.errors.anyway !== undefined
  const isAnyway = isOverlapping || isRefused
  const act = (action: 'agree' | 'keep') =>
    move.mutate({ booking, action, anyway: action === 'agree' && isAnyway })
  if (isOpen)
    return (
      <SuggestTime
        name={name}
        personName={booking.personName}
        pending={move.isPending}
        onSend={(named) =>
          move.mutate({ booking, action: 'move', ...named }, { onSuccess: () => setIsOpen(false) })
        }
        onBack={() => setIsOpen(false)}
      />
    )
  return (
    <div className="booking-request__actions">
      {otherTime && (
        <Button variant="quiet" onClick={() => act('keep')}>
          Keep the old time
        </Button>
      )}
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <SuggestLabel />
      </Button>
      {otherTime?.by === 'visitor' && (
        <Button variant="sea" pending={move.isPending} onClick={() => act('agree')}>
          {isAnyway ? 'Move it anyway' : 'Move it'}
        </Button>
      )}
    </div>
  )
}
