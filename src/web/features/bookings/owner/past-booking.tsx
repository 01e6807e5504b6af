import { useRouteContext } from '@tanstack/react-router'
import { bookedOf, shortMoment, whenOf } from '#shared/booking/booking-words.ts'
import { termsText } from '#shared/booking/duration-text.ts'
import { whatsAppLink } from '#shared/contact/phone.ts'
import { formPages } from '#shared/paths.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { Button } from '#web/components/ui/button.tsx'
import { BookingStateBadge } from '#web/features/bookings/parts/booking-state.tsx'
import { useBookingMove } from './booking-moves.mutation.ts'

interface PastBookingProps {
  booking: OwnBooking
  businessName: string
}

/** One past booking; it can be marked as missed, and unmarked. */
export function PastBooking({ booking, businessName }: PastBookingProps) {
  const { name, notes, status, movedBy, createdAt } = booking
  const booked = bookedOf(booking)
  const move = useBookingMove()
  return (
    <li>
      <time>{shortMoment(whenOf(booking) ?? createdAt)}</time>
      <span className="past-bookings__who">
        <b>{name}</b>
        {booked && (
          <span className="text-small">
            {[booked, termsText(booking)].filter(Boolean).join(', ')}
          </span>
        )}
        {notes && <span className="text-small muted">{notes}</span>}
        {status === 'completed' && <AskForReview booking={booking} businessName={businessName} />}
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

/** By WhatsApp, or by mail where the number has none; the words can be changed there. */
function AskForReview({ booking, businessName }: PastBookingProps) {
  const { site } = useRouteContext({ from: '__root__' })
  const { name, phone, email, businessId } = booking
  const page = site.publicUrl + formPages.review({ business: businessId })
  const words = `Hello ${name}, thank you for coming to ${businessName}. Would you tell others how it was? ${page}`
  const chat = whatsAppLink(phone, words)
  const mail = email === '' ? null : `mailto:${email}?body=${encodeURIComponent(words)}`
  const href = chat ?? mail
  if (href === null) return null
  return (
    <a className="text-small" href={href} target="_blank" rel="noopener noreferrer">
      Ask for a review<span className="sr-only"> from {name}</span>
    </a>
  )
}
