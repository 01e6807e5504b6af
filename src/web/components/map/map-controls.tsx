import type { CSSProperties } from 'react'
import { SHEET, UNITS_PER_KM } from '#shared/places/cape-sheet.ts'
import sheet from './cape-sheet.svg?url'
import type { MapView, Size } from './map-view.ts'
import type { MapControl } from './use-map-view.ts'

const WHOLE_CAPE = { x: SHEET.width / 2, y: SHEET.height / 2, ...SHEET }

/** Zoom buttons; from 768px also an overview map in a corner, and the scale. */
export function MapControls({ map }: { map: MapControl }) {
  const { view, size } = map
  if (!view || !size) return null
  return (
    <>
      <div className="cape-zoom">
        <button type="button" data-icon aria-label="Closer" onClick={map.zoomIn}>
          +
        </button>
        <button type="button" data-icon aria-label="Further away" onClick={map.zoomOut}>
          −
        </button>
      </div>
      <button
        type="button"
        className="cape-inset"
        data-icon
        aria-label="Show the whole Cape"
        onClick={() => map.show(WHOLE_CAPE)}
      >
        <img src={sheet} alt="" width="82" height="101" />
        <i style={shareOf(view, size)} />
      </button>
      <p className="cape-scale" aria-hidden>
        <span style={{ width: scaleKm(view) * UNITS_PER_KM * view.k }}>{scaleKm(view)} km</span>
      </p>
    </>
  )
}

const scaleKm = ({ k }: MapView) => (k > 2 ? 2 : k > 1 ? 5 : 10)

const percent = (part: number) => `${(part * 100).toFixed(1)}%`

/** The visible part of the map. */
function shareOf({ x, y, k }: MapView, { width, height }: Size): CSSProperties {
  const [w, h] = [width / k, height / k]
  return {
    left: percent((x - w / 2) / SHEET.width),
    top: percent((y - h / 2) / SHEET.height),
    width: percent(w / SHEET.width),
    height: percent(h / SHEET.height),
  }
}
