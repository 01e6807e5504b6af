import { shortMoment, whenOf } from '#shared/booking/booking-words.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { BookingStateBadge } from '#web/components/bookings/booking-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useBookingMove } from './booking-moves.mutation.ts'

/** One past booking; it can be marked as missed, and unmarked. */
export function PastBooking({ booking }: { booking: OwnBooking }) {
  const { name, notes, status, movedBy, createdAt, serviceName } = booking
  const move = useBookingMove()
  return (
    <li>
      <time>{shortMoment(whenOf(booking) ?? createdAt)}</time>
      <span className="past-bookings__who">
        <b>{name}</b>
        {serviceName && <span className="text-small">{serviceName}</span>}
        {notes && <span className="text-small muted">{notes}</span>}
      </span>
      <BookingStateBadge state={status} movedBy={movedBy} reader="owner" />
      {(status === 'completed' || status === 'missed') && (
        <Button
          variant="quiet"
          size="sm"
          pending={move.isPending}
          onClick={() =>
            move.mutate({ booking, action: status === 'missed' ? 'visited' : 'missed' })
          }
        >
          {status === 'missed' ? 'Undo' : 'Mark as missed'}
        </Button>
      )}
    </li>
  )
}
