import { onSheet } from '#shared/places/cape-sheet.ts'
import type { Location } from '#shared/places/location.ts'
import sheet from './cape-sheet.svg?url'

/**
 * One place on the map: a pin for an exact location, a ring for a suburb. Small, since it is part of a first
 * load.
 */
export function CapeSpot({ location }: { location: Location | null }) {
  const at = location && onSheet(location)
  // Without a place the style sheet shows the whole map.
  const style = at && { '--cx': at.x, '--cy': at.y, '--w': 120, '--h': 90 }
  return (
    <div className="capesheet capespot" aria-hidden>
      <div className="capesheet__plane" style={style ?? undefined}>
        <img className="capesheet__img" src={sheet} alt="" loading="lazy" />
        {location && <b className={`mappin mappin--${location.isExact ? 'in' : 'ring'}`} />}
      </div>
    </div>
  )
}
