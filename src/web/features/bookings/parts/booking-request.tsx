import type { ReactNode } from 'react'
import { bookedOf } from '#shared/booking/booking-words.ts'
import { termsText } from '#shared/booking/duration-text.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { BookingContacts } from './booking-contacts.tsx'
import { BookingDayStub } from './booking-day-stub.tsx'
import { BookingStateBadge } from './booking-state.tsx'

interface BookingRequestProps {
  booking: Omit<
    OwnBooking,
    'id' | 'businessId' | 'createdAt' | 'expiresISO' | 'events' | 'personId'
  >
  businessName: string
  /** The actions. */
  children: ReactNode
}

/** A booking for its owner: the day on a stub, the visitor and service beside it. */
export function BookingRequest({ booking, businessName, children }: BookingRequestProps) {
  const { name, notes, status, movedBy } = booking
  const booked = bookedOf(booking)
  const terms = termsText(booking)
  return (
    <>
      <BookingDayStub booking={booking} />
      <div className="booking-request__body">
        <div className="booking-request__head">
          <div>
            <h2>{name}</h2>
            <p className="booking-request__what">
              {booked && <b>{booked} </b>}
              {terms && <span className="booking-request__terms">{terms}</span>}{' '}
              <BookingStateBadge state={status} movedBy={movedBy} reader="owner" />
            </p>
          </div>
          <BookingContacts booking={booking} businessName={businessName} />
        </div>
        {notes ? <blockquote>{notes}</blockquote> : <p className="muted">No notes</p>}
        {children}
      </div>
    </>
  )
}
