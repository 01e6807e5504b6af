import { useRef, useState } from 'react'
import type { CardPage } from '#shared/schemas/business-list.ts'
import { NearMe } from '#web/components/filters/near-me.tsx'
import { CapeLabel } from '#web/components/map/cape-label.tsx'
import { CapeSheet } from '#web/components/map/cape-sheet.tsx'
import { MapControls } from '#web/components/map/map-controls.tsx'
import { labelsIn } from '#web/components/map/map-labels.ts'
import { canSeparate, type Mark, marksOf } from '#web/components/map/map-marks.ts'
import { type Frame, frameOf, inBox, MAX_SCALE, viewOf } from '#web/components/map/map-view.ts'
import { useMapView } from '#web/components/map/use-map-view.ts'
import { MapLegend } from './map-legend.tsx'
import { type PlacedResult, placeResults } from './place-results.ts'
import { ResultMark } from './result-mark.tsx'
import { ResultPopup } from './result-popup.tsx'
import { useHoveredCard } from './use-hovered-card.ts'
import { useMapShown } from './use-map-shown.ts'

/** 'Near me' and the zoom buttons cover the upper edge: no pin starts under them. */
const CONTROLS_PX = 68

/** The size that the server assumes, since it does not know the screen. */
const USUAL_BOX = { width: 540, height: 640 }

export interface ResultMapProps {
  found: CardPage
  address: string
}

/** The results on our own map, beside the list or instead of it; nothing if no location is known. */
export function ResultMap({ found, address }: ResultMapProps) {
  const results = placeResults(found)
  // Loose matches may be far away: the view is fitted to the others.
  const close = results.filter(({ business }) => business.group !== 'loose')
  const frame = frameOf(close.length > 0 ? close : results)
  const isShown = useMapShown()
  if (!frame) return null
  return (
    <aside
      id="map"
      className={`result-map${isShown ? ' is-shown' : ''}`}
      aria-label="Map of the results"
    >
      {/* Another list gets a new map. */}
      <Sheet key={address} results={results} frame={frame} />
      <MapLegend found={found} results={results} />
    </aside>
  )
}

function Sheet({ results, frame }: { results: PlacedResult[]; frame: Frame }) {
  const map = useMapView(frame, { topPx: CONTROLS_PX })
  const [chosen, setChosen] = useState<number | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const pointed = useHoveredCard(chosen)
  const box = map.size ?? USUAL_BOX
  const view = map.view ?? viewOf(frame, USUAL_BOX)
  const marks = marksOf(results, view.k)
  const shown = map.view ? marks.filter((mark) => isInside(inBox(mark, view, box), box)) : marks
  const open = results.find(({ number }) => number === chosen)

  const close = () => {
    setChosen(null)
    opener.current?.focus()
  }

  /** Zooms into a cluster if that separates it. */
  const part = (mark: Mark<PlacedResult>) => {
    const closer = frameOf(mark.places)
    if (!closer || !canSeparate(mark, MAX_SCALE)) return false
    map.show({ ...closer, width: 40, height: 40 })
    return true
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, nothing in it is a field.
    <div
      ref={map.box}
      className="cape-sheet"
      role="group"
      aria-label="Map: arrow keys move it, plus and minus zoom"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves it.
      tabIndex={0}
      {...map.handlers}
    >
      <CapeSheet view={map.view ?? frame}>
        {labelsIn(view, box, marks).map((label) => (
          <CapeLabel key={label.name} label={label} />
        ))}
        {shown.map((mark) => (
          <ResultMark
            key={mark.places[0]?.number}
            mark={mark}
            chosen={chosen}
            pointed={pointed}
            onChoose={(number, element) => {
              opener.current = element
              setChosen(number)
            }}
            onPart={part}
          />
        ))}
      </CapeSheet>
      {map.view && <NearMe />}
      <MapControls map={map} />
      {open && <ResultPopup result={open} at={inBox(open, view, box)} box={box} onClose={close} />}
    </div>
  )
}

const isInside = ({ x, y }: { x: number; y: number }, box: { width: number; height: number }) =>
  x > -10 && y > -10 && x < box.width + 10 && y < box.height + 40
