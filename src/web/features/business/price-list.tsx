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

/** What can be booked online, each with its own button. No panel if nothing can be. */
export function PriceList({ business: { id, booking }, onBook }: PriceListProps) {
  if (!booking) return null
  return (
    <Panel title="Services and prices">
      <ul className="price-list">
        {booking.services.map((service) => (
          <li key={service.id}>
            <span className="price-list__name">{service.name}</span>
            <span className="muted text-small">{durationText(service.minutes)}</span>
            <b>{priceText(service.price)}</b>
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
      </ul>
    </Panel>
  )
}
