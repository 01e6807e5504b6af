import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { BookingTicket, type Overlap } from './booking-ticket.tsx'

interface WeekBookingProps {
  /** The one that was tapped; it may be gone after an answer. */
  booking: OwnBooking | undefined
  overlap: Overlap
  businessName: string
  onClose: () => void
}

/** A booking of the week with everything that can be done about it. */
export function WeekBooking({ booking, overlap, businessName, onClose }: WeekBookingProps) {
  return (
    <Dialog open={booking !== undefined} onOpenChange={onClose} title="Booking" wide>
      {booking && (
        <ul className="booking-requests">
          <BookingTicket booking={booking} businessName={businessName} overlap={overlap} />
        </ul>
      )}
    </Dialog>
  )
}
