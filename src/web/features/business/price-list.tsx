import { durationText, priceText } from '#shared/booking/duration-text.ts'
import { formPages } from '#shared/paths.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { DialogLink } from '#web/components/ui/dialog-link.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

interface PriceListProps {
  business: PublicBusiness
  onBook: (serviceId: string) => void
}

/** What can be booked online, each with its own button, then what only has a price. No panel if there is neither. */
export function PriceList({ business: { id, booking, prices = [] }, onBook }: PriceListProps) {
  const online = booking?.services ?? []
  if (online.length + prices.length === 0) return null
  return (
    <Panel title="Services and prices">
      <ul className="price-list">
        {online.map((service) => (
          <li key={service.id}>
            <Terms {...service} />
            <DialogLink
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
              href={formPages.booking({ business: id, service: service.id })}
              aria-label={`Book ${service.name}`}
              onOpen={() => onBook(service.id)}
            >
              Book
            </DialogLink>
          </li>
        ))}
        {prices.map((service) => (
          <li key={service.id}>
            <Terms {...service} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface TermsProps {
  name: string
  minutes: number | null
  price: number | null
}

const Terms = ({ name, minutes, price }: TermsProps) => (
  <>
    <span className="price-list__name">{name}</span>
    {minutes !== null && <span className="muted text-small">{durationText(minutes)}</span>}
    <b>{priceText(price)}</b>
  </>
)
