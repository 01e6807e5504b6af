import { spokenPlace } from '#shared/places/areas.ts'
import type { CardPage } from '#shared/schemas/business-list.ts'
import type { PlacedResult } from './place-results.ts'

/** A legend of the signs that are on the map. */
export function MapLegend({ found, results }: { found: CardPage; results: PlacedResult[] }) {
  const exact = results.filter(({ isExact }) => isExact)
  const missing = found.businesses.length - results.length
  return (
    <p className="map-legend">
      {exact.some(({ isIn }) => isIn) && (
        <span className="map-legend__inside">
          {found.place ? `In ${spokenPlace(found.place.name)}` : 'Exact place'}
        </span>
      )}
      {exact.some(({ isIn }) => !isIn) && <span className="map-legend__nearby">Nearby</span>}
      {exact.length < results.length && (
        <span className="map-legend__ring">Suburb only, no street</span>
      )}
      {missing > 0 && <span>{missing} in the list without a place</span>}
    </p>
  )
}
