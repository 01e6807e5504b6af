import { mapsSearchUrl } from '#shared/contact/links.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { BusinessMap, type BusinessPlaceProps } from './business-map.tsx'

/** The map, the address, and directions. */
export function BusinessPlace({ address, location }: BusinessPlaceProps) {
  if (address.trim() === '') {
    return (
      <section className="panel business-place" aria-label="Map">
        <div className="business-map business-map--none sign sign--pin">
          <p>No address provided</p>
        </div>
      </section>
    )
  }
  return (
    <section className="panel business-place" aria-labelledby="find-it">
      <BusinessMap key={address} address={address} location={location} />
      <div className="business-place__text">
        <h2 id="find-it">Find it</h2>
        <p>{address}</p>
        <a
          className={buttonClass({ variant: 'sea', block: true, className: 'sign sign--pin' })}
          href={mapsSearchUrl(address)}
          target="_blank"
          rel="noopener"
        >
          Open in Maps
        </a>
      </div>
    </section>
  )
}
