import { telLink, whatsAppLink } from '#shared/contact/phone.ts'
import type { Business } from '#shared/schemas/business.ts'
import { WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { chatGreeting } from './chat-greeting.ts'

const QUIET = buttonClass({ variant: 'quiet' })

/** The booking button on a phone: fixed at the bottom of the screen. */
export function BusinessBar({ business, onBook }: { business: Business; onBook: () => void }) {
  const { phone } = business
  const chat = whatsAppLink(phone, chatGreeting(business))
  return (
    <nav className="business-bar" aria-label="Reach this business">
      <Button className="sign sign--book" onClick={onBook}>
        Book
      </Button>
      {phone && (
        <a className={`${QUIET} sign sign--phone`} href={telLink(phone)}>
          Call
        </a>
      )}
      {chat && (
        <a className={QUIET} href={chat} target="_blank" rel="noopener">
          <WhatsAppIcon />
          WhatsApp
        </a>
      )}
    </nav>
  )
}
