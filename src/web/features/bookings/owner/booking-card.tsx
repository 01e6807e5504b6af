import { Mail, Phone } from 'lucide-react'
import { formatPhone, telLink, whatsAppLink } from '#shared/contact/phone.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { formatDate, formatDateTime } from '#shared/time/dates.ts'
import { WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { BookingStateBadge } from '#web/components/bookings/booking-state.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'

const LOOK = buttonClass({ variant: 'quiet', size: 'sm' })

interface BookingCardProps {
  booking: OwnBooking
  businessName: string
}

/** One request: visitor, time, service, and the possible answers. */
export function BookingCard({ booking, businessName }: BookingCardProps) {
  const { name, phone, email, dateISO, notes, createdAt, status, movedBy, serviceName } = booking
  const chat = whatsAppLink(phone, `Hello ${name}, this is ${businessName} about your booking.`)
  return (
    <li className="booking-card">
      <div className="booking-card__who">
        <h3>{name}</h3>
        {status !== 'untracked' && (
          <BookingStateBadge state={status} movedBy={movedBy} reader="owner" />
        )}
        <p className="text-tiny muted">Received {formatDateTime(createdAt)}</p>
      </div>
      <dl className="booking-card__what">
        {serviceName && (
          <div>
            <dt>Service</dt>
            <dd>{serviceName}</dd>
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
        <a className={LOOK} href={`mailto:${email}`} aria-label={`E-mail ${name}, ${email}`}>
          <Mail className="icon" aria-hidden="true" />
          <span className="booking-card__email">{email}</span>
        </a>
      </div>
    </li>
  )
}

/** A whole day is stored as a date, anything else as a timestamp. */
function requestedDate(dateISO: string): string {
  return dateISO.length === 10 ? formatDate(dateISO) : formatDateTime(dateISO)
}
