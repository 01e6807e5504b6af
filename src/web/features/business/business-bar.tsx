import { mapsSearchUrl } from '#shared/contact/links.ts'
import { formatPhone, telLink, whatsAppLink } from '#shared/contact/phone.ts'
import { formPages } from '#shared/paths.ts'
import type { Business } from '#shared/schemas/business.ts'
import { WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { DialogLink } from '#web/components/ui/dialog-link.tsx'
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx'
import { chatGreeting } from './chat-greeting.ts'

const QUIET = buttonClass({ variant: 'quiet' })

/** The booking button on a phone, or the way to a business without an owner: fixed at the bottom of the screen. */
export function BusinessBar({ business, onBook }: { business: Business; onBook: () => void }) {
  const { address, phone, plan } = business
  const chat = whatsAppLink(phone, chatGreeting(business))
  if (plan === null && !phone && !address) return null
  return (
    <nav className="business-bar" aria-label="Reach this business">
      {plan !== null && (
        <DialogLink
          className={buttonClass({ className: 'sign sign--book' })}
          href={formPages.booking({ business: business.id })}
          onOpen={onBook}
        >
          Book
        </DialogLink>
      )}
      {phone && (
        <a className={`${QUIET} sign sign--phone`} href={telLink(phone)}>
          Call <span className="business-bar__number">{formatPhone(phone)}</span>
        </a>
      )}
      {plan === null && address && (
        <a
          className={`${QUIET} sign sign--pin`}
          href={mapsSearchUrl(address)}
          target="_blank"
          rel="noopener"
        >
          Map
        </a>
      )}
      {chat && (
        <a className={QUIET} href={chat} target="_blank" rel="noopener">
          <WhatsAppIcon />
          Chat<VisuallyHidden> on WhatsApp</VisuallyHidden>
        </a>
      )}
    </nav>
  )
}
