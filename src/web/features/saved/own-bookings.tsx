import { useCallback, useEffect, useState } from 'react'
import { longMoment } from '#shared/booking/booking-words.ts'
import {
  type OwnBooking,
  readOwnBookings,
  removeOwnBooking,
  watchOwnBookings,
} from '#web/lib/saved/own-bookings-store.ts'
import { toast } from '#web/lib/toast.ts'

/** What was booked on this device: each leads to its page. Nothing if there is none. */
export function OwnBookings() {
  const [bookings, setBookings] = useState<OwnBooking[]>([])
  const read = useCallback(() => setBookings(readOwnBookings()), [])
  useEffect(() => {
    read()
    return watchOwnBookings(read)
  }, [read])
  if (bookings.length === 0) return null
  const takeOff = (page: string) => {
    const refusal = removeOwnBooking(page)
    if (refusal) toast({ variant: 'destructive', title: refusal })
    read()
  }
  return (
    <section className="own-bookings" aria-labelledby="bookings">
      <h2 className="saved__title" id="bookings">
        My bookings
      </h2>
      <p className="text-small muted">
        Made on this device. Removing one from the list doesn’t cancel it.
      </p>
      <ul className="saved__names">
        {bookings.map(({ page, businessName, when }) => (
          <li key={page}>
            <span>
              <div className="own-bookings__what">
                <a href={page}>{businessName}</a>
                {when && <small className="muted">{longMoment(when)}</small>}
              </div>
              <button
                type="button"
                className="btn btn--quiet btn--sm"
                aria-label={`Remove ${businessName}`}
                onClick={() => takeOff(page)}
              >
                Remove
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
