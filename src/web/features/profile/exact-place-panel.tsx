import { useState } from 'react'
import { fromSheet, isOnSheet } from '#shared/places/at-the-cape.ts'
import { onSheet } from '#shared/places/cape-sheet.ts'
import type { Point } from '#shared/places/distance.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { CapeLabel } from '#web/components/map/cape-label.tsx'
import { CapeSheet } from '#web/components/map/cape-sheet.tsx'
import { MapControls } from '#web/components/map/map-controls.tsx'
import { labelsIn } from '#web/components/map/map-labels.ts'
import { useMapView } from '#web/components/map/use-map-view.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { getPosition } from '#web/lib/geolocation.ts'
import { useSaveProfile } from './save-profile.mutation.ts'

const CITY: Point = { latitude: -33.925, longitude: 18.424 }
/** The zoom of the picker. */
const CLOSE = 40
const ARROW_PX = 4

const POSITION_TEXTS = {
  looking: 'Finding where you are…',
  found: 'The map shows where you are. Save this place if the pin is at your door.',
  lost: 'We cannot tell where you are. Please move the map instead.',
}

/** The map is moved under a fixed pin in its centre: by dragging, with arrow keys, or with 'I am here now'. */
export function ExactPlacePanel({ profile }: { profile: Profile }) {
  const { location } = profile
  const start = onSheet(location ?? CITY)
  const map = useMapView({ ...start, width: CLOSE, height: CLOSE }, { arrowPx: ARROW_PX })
  const [position, setPosition] = useState<keyof typeof POSITION_TEXTS>()
  const save = useSaveProfile()

  const put = (exactPlace: Point | null) => {
    // With the stored values, not the unsaved ones of the form; omitted fields stay unchanged.
    const { businessName, industry, area, address } = profile
    save.mutate({ businessName, industry, area, address, exactPlace })
    setPosition(undefined)
  }

  const goThere = async () => {
    setPosition('looking')
    const here = await getPosition().catch(() => null)
    const isFound = here !== null && isOnSheet(here)
    if (isFound) map.show({ ...onSheet(here), width: CLOSE, height: CLOSE })
    setPosition(isFound ? 'found' : 'lost')
  }

  return (
    <Panel title="Your place on the map" level="h3" className="stack">
      <p className="text-small">
        {location?.isExact
          ? 'Visitors see a pin at this place.'
          : 'Visitors see only your suburb. Move the map until the pin is at your door.'}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, nothing in it is a field. */}
      <div
        ref={map.box}
        className="cape-sheet place-picker"
        role="group"
        aria-label="Map: arrow keys move it under the pin, plus and minus zoom"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves it.
        tabIndex={0}
        {...map.handlers}
      >
        <CapeSheet view={map.view ?? { ...start, width: CLOSE, height: CLOSE }}>
          {map.view &&
            map.size &&
            labelsIn(map.view, map.size, [map.view]).map((label) => (
              <CapeLabel key={label.name} label={label} />
            ))}
        </CapeSheet>
        <i className="map-pin map-pin--inside place-picker__pin" aria-hidden />
        <MapControls map={map} />
      </div>
      <p className="text-small" role="status">
        {position && POSITION_TEXTS[position]}
      </p>
      <div className="row">
        <Button
          variant="quiet"
          size="sm"
          pending={position === 'looking'}
          onClick={() => void goThere()}
        >
          I am here now
        </Button>
        <Button
          variant="sea"
          size="sm"
          pending={save.isPending}
          disabled={!map.view}
          onClick={() => map.view && put(fromSheet(map.view))}
        >
          Save this place
        </Button>
        {location?.isExact && (
          <Button variant="quiet" size="sm" onClick={() => put(null)}>
            Show my suburb only
          </Button>
        )}
      </div>
    </Panel>
  )
}
