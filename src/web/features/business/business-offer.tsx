import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { priceRangeText } from '#shared/money/price-ranges.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { listItem } from '#shared/text/lists.ts'
import { Panel } from '#web/components/ui/panel.tsx'

/** Services besides the price list, amenities, price and founding year. No panel if nothing is known. */
export function BusinessOffer({ business }: { business: PublicBusiness }) {
  const { amenities, priceRange, yearEstablished, booking, prices = [] } = business
  const inPriceList = [...(booking?.services ?? []), ...prices]
  const priced = new Set(inPriceList.map(({ name }) => listItem(name).toLowerCase()))
  const services = business.services.filter((name) => !priced.has(name.toLowerCase()))
  if (services.length + amenities.length === 0 && !priceRange && !yearEstablished) return null
  return (
    <Panel title="Good to know">
      <dl className="business-offer">
        {services.length > 0 && (
          <Entry term="Services">
            <ul className="business-chips">
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </Entry>
        )}
        {amenities.length > 0 && (
          <Entry term="Amenities">
            <ul className="tick-list tick-list--two">
              {amenities.map((amenity) => (
                <li key={amenity}>
                  <Check className="icon" aria-hidden />
                  {amenity}
                </li>
              ))}
            </ul>
          </Entry>
        )}
        {priceRange && <Entry term="Price range">{priceRangeText(priceRange)}</Entry>}
        {yearEstablished && <Entry term="Established">{yearEstablished}</Entry>}
      </dl>
    </Panel>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
