import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { fromSheet, isOnSheet } from '#shared/places/at-the-cape.ts'
import { onSheet, type SheetPoint } from '#shared/places/cape-sheet.ts'
import type { Point } from '#shared/places/distance.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { CapeLabel } from '#web/components/map/cape-label.tsx'
import { atPoint, CapeSheet } from '#web/components/map/cape-sheet.tsx'
import { MapControls } from '#web/components/map/map-controls.tsx'
import { labelsIn } from '#web/components/map/map-labels.ts'
import { fromBox, inBox } from '#web/components/map/map-view.ts'
import { ARROWS, useMapView } from '#web/components/map/use-map-view.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { getPosition } from '#web/lib/geolocation.ts'
import { useSaveProfile } from './save-profile.mutation.ts'

const CITY: Point = { latitude: -33.925, longitude: 18.424 }
/** At first about six kilometres are seen; the zoom goes to where a pixel is eight metres. */
const CLOSE = 60
const MAX_SCALE = 12
const ARROW_PX = 4
/** A finger that moved less has tapped. */
const TAP_PX = 8
/** A pin nearer to the edge takes the map along. */
const EDGE_PX = 24

const POSITION_TEXTS = {
  looking: 'Finding where you are…',
  found: 'The pin is where you are. Save this place if that is your door.',
  lost: 'We can’t tell where you are. Please tap your place on the map instead.',
}

const around = (point: SheetPoint) => ({ ...point, width: CLOSE, height: CLOSE })

/** A pin that is put on the map: by a tap, by dragging it, with arrow keys, or with 'I am here now'. */
export function ExactPlacePanel({ profile }: { profile: Profile }) {
  const { location } = profile
  // Without an exact place it is the middle of the suburb that the address names.
  const start = onSheet(location ?? CITY)
  const [pin, setPin] = useState(start)
  const map = useMapView(around(start), { maxScale: MAX_SCALE })
  const { view, size, handlers } = map
  const [position, setPosition] = useState<keyof typeof POSITION_TEXTS>()
  const pressed = useRef<SheetPoint | null>(null)
  const save = useSaveProfile()

  const put = (exactPlace: Point | null) => {
    // With the stored values, not the unsaved ones of the form; omitted fields stay unchanged.
    const { businessName, industry, area, address } = profile
    save.mutate({ businessName, industry, area, address, exactPlace })
    setPosition(undefined)
  }
  const putPin = (next: SheetPoint) => {
    if (isOnSheet(fromSheet(next))) setPin(next)
  }

  const goThere = async () => {
    setPosition('looking')
    const here = await getPosition().catch(() => null)
    const isFound = here !== null && isOnSheet(here)
    if (isFound) {
      setPin(onSheet(here))
      map.show(around(onSheet(here)))
    }
    setPosition(isFound ? 'found' : 'lost')
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button')
    pressed.current = isOnButton ? null : map.placeIn(event)
    handlers.onPointerDown(event)
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    handlers.onPointerUp(event)
    const [from, to] = [pressed.current, map.placeIn(event)]
    pressed.current = null
    if (from && view && size && Math.hypot(from.x - to.x, from.y - to.y) < TAP_PX)
      putPin(fromBox(to, view, size))
  }
  const dragPin = (event: PointerEvent<HTMLElement>) => {
    if (!view || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    putPin({ x: pin.x + event.movementX / view.k, y: pin.y + event.movementY / view.k })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = ARROWS[event.key]
    if (!arrow || !view || !size) return handlers.onKeyDown(event)
    event.preventDefault()
    const next = {
      x: pin.x + (arrow.x * ARROW_PX) / view.k,
      y: pin.y + (arrow.y * ARROW_PX) / view.k,
    }
    putPin(next)
    const { x, y } = inBox(next, view, size)
    const toEdge = Math.min(x, y, size.width - x, size.height - y)
    if (toEdge < EDGE_PX)
      map.show({ ...next, width: size.width / view.k, height: size.height / view.k })
  }

  return (
    <Panel
      title="Your place on the map"
      help="put-your-pin-at-your-door"
      level="h3"
      className="stack"
    >
      <p className="text-small">
        {location === null &&
          'We don’t know your suburb, so you are not on the map yet. Tap your place, or drag the pin to your door.'}
        {location?.isExact === false &&
          'Visitors see only your suburb. Tap your place on the map, or drag the pin to your door.'}
        {location?.isExact &&
          'Visitors see a pin at this place. Tap the map or drag the pin to move it.'}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, nothing in it is a field. */}
      <div
        ref={map.box}
        className="cape-sheet place-picker"
        role="group"
        aria-label="Map: arrow keys move the pin, plus and minus zoom"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves the pin.
        tabIndex={0}
        {...handlers}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
        onKeyDown={onKeyDown}
      >
        <CapeSheet view={view ?? around(start)}>
          {view &&
            size &&
            labelsIn(view, size, [pin]).map((label) => (
              <CapeLabel key={label.name} label={label} />
            ))}
          <i
            className="map-pin map-pin--inside place-picker__pin"
            style={atPoint(pin)}
            aria-hidden
            onPointerDown={(event) => {
              event.stopPropagation()
              event.currentTarget.setPointerCapture(event.pointerId)
            }}
            onPointerMove={dragPin}
            onPointerUp={(event) => event.stopPropagation()}
          />
        </CapeSheet>
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
          onClick={() => put(fromSheet(pin))}
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
