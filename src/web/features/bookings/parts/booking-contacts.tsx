import { Mail, Phone } from 'lucide-react'
import { formatPhone, telLink, whatsAppLink } from '#shared/contact/phone.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { WhatsAppIcon } from '#web/components/art/brand-icons.tsx'

interface BookingContactsProps {
  booking: Pick<OwnBooking, 'name' | 'phone' | 'email'>
  businessName: string
}

/** Ways to contact the visitor directly. */
export function BookingContacts({ booking, businessName }: BookingContactsProps) {
  const { name, phone, email } = booking
  const chat = whatsAppLink(phone, `Hello ${name}, this is ${businessName} about your booking.`)
  return (
    <div className="booking-request__contacts">
      <a
        className="icon-btn"
        href={telLink(phone)}
        aria-label={`Call ${name}, ${formatPhone(phone)}`}
      >
        <Phone className="icon" aria-hidden="true" />
      </a>
      {chat && (
        <a
          className="icon-btn"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`WhatsApp ${name}`}
        >
          <WhatsAppIcon />
        </a>
      )}
      {email !== '' && (
        <a className="icon-btn" href={`mailto:${email}`} aria-label={`E-mail ${name}, ${email}`}>
          <Mail className="icon" aria-hidden="true" />
        </a>
      )}
    </div>
  )
}
