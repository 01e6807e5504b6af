import { Mail, Phone } from 'lucide-react'
import { termsText } from '#shared/booking/duration-text.ts'
import { isEntered } from '#shared/booking/event-words.ts'
import { formatPhone, telLink, whatsAppLink } from '#shared/contact/phone.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { formatDate, formatDateTime } from '#shared/time/dates.ts'
import { WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { BookingStateBadge } from '#web/features/bookings/parts/booking-state.tsx'
import { BookingActions } from './booking-actions.tsx'

const LOOK = buttonClass({ variant: 'quiet', size: 'sm' })

interface BookingCardProps {
  booking: OwnBooking
  businessName: string
  isOverlapping: boolean
}

/** One request: visitor, time, service, and the possible answers. */
export function BookingCard({ booking, businessName, isOverlapping }: BookingCardProps) {
  const {
    name,
    phone,
    email,
    dateISO,
    notes,
    createdAt,
    status,
    movedBy,
    serviceName,
    personName,
  } = booking
  const chat = whatsAppLink(phone, `Hello ${name}, this is ${businessName} about your booking.`)
  return (
    <li className="booking-card">
      <div className="booking-card__who">
        <h3>{name}</h3>
        {status !== 'untracked' && (
          <BookingStateBadge state={status} movedBy={movedBy} reader="owner" />
        )}
        <p className="text-tiny muted">
          {isEntered(booking.events) ? 'Added by you' : 'Received'} {formatDateTime(createdAt)}
        </p>
      </div>
      <dl className="booking-card__what">
        {serviceName && (
          <div>
            <dt>Service</dt>
            <dd>{[serviceName, termsText(booking)].filter(Boolean).join(', ')}</dd>
          </div>
        )}
        {personName && (
          <div>
            <dt>With</dt>
            <dd>{personName}</dd>
          </div>
        )}
        <div>
          <dt>Date</dt>
          <dd>{dateISO ? requestedDate(dateISO) : <span className="muted">Not specified</span>}</dd>
        </div>
        <div>
          <dt>Notes</dt>
          <dd className="booking-card__notes">
            {notes || <span className="muted">No notes</span>}
          </dd>
        </div>
      </dl>
      <div className="booking-card__actions">
        <a
          className={LOOK}
          href={telLink(phone)}
          aria-label={`Call ${name}, ${formatPhone(phone)}`}
        >
          <Phone className="icon" aria-hidden="true" />
          {formatPhone(phone)}
        </a>
        {chat && (
          <a
            className={LOOK}
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`WhatsApp ${name}`}
          >
            <WhatsAppIcon />
            WhatsApp
          </a>
        )}
        {email !== '' && (
          <a className={LOOK} href={`mailto:${email}`} aria-label={`E-mail ${name}, ${email}`}>
            <Mail className="icon" aria-hidden="true" />
            <span className="booking-card__email">{email}</span>
          </a>
        )}
      </div>
      <div className="booking-card__answer">
        <BookingActions booking={booking} isOverlapping={isOverlapping} />
      </div>
    </li>
  )
}

/** A whole day is stored as a date, anything else as a timestamp. */
function requestedDate(dateISO: string): string {
  return dateISO.length === 10 ? formatDate(dateISO) : formatDateTime(dateISO)
}
