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
    <div className="cape-sheet cape-spot" aria-hidden>
      <div className="cape-sheet__plane" style={style ?? undefined}>
        <img
          className="cape-sheet__image"
          src={sheet}
          width="888"
          height="1090"
          alt=""
          loading="lazy"
        />
        {location && <b className={`map-pin map-pin--${location.isExact ? 'inside' : 'ring'}`} />}
      </div>
    </div>
  )
}
