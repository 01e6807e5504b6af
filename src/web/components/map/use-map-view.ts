import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { SheetPoint } from '#shared/places/cape-sheet.ts'
import {
  boundView,
  type Frame,
  MAX_SCALE,
  type MapView,
  type Size,
  viewOf,
  zoomAt,
} from './map-view.ts'

const ZOOM_STEP = 1.5
const ARROW_PX = 80
export const ARROWS: Record<string, SheetPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Elements on the map that have their own click. */
const CLICKABLE = 'a, button, summary, [role=dialog]'

/** The size of the box; null before it is on the screen. */
function useSize(box: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize(width > 0 ? { width, height } : null)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [box])
  return size
}

interface MapOptions {
  /** The closest zoom, in pixels per unit. */
  maxScale?: number
  /** The height of the controls at the upper edge. */
  topPx?: number
}

/** A map that can be dragged, pinched and zoomed, also by keyboard. */
export function useMapView(frame: Frame, { maxScale = MAX_SCALE, topPx = 0 }: MapOptions = {}) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [moved, setMoved] = useState<MapView | null>(null)
  const pointers = useRef(new Map<number, SheetPoint>())
  const first = (next: Frame, size: Size) => viewOf(next, size, topPx, maxScale)
  const view = size && (moved ? boundView(moved, size, maxScale) : first(frame, size))

  const change = (next: (view: MapView, size: Size) => MapView) => {
    if (size)
      setMoved((now) => next(now ? boundView(now, size, maxScale) : first(frame, size), size))
  }
  const panBy = (x: number, y: number) =>
    change((now, box) =>
      boundView({ x: now.x + x / now.k, y: now.y + y / now.k, k: now.k }, box, maxScale),
    )
  const zoom = (factor: number, at?: SheetPoint) =>
    change((now, box) =>
      zoomAt(now, factor, at ?? { x: box.width / 2, y: box.height / 2 }, box, maxScale),
    )
  const zoomRef = useRef(zoom)
  zoomRef.current = zoom

  const placeIn = ({ clientX, clientY }: { clientX: number; clientY: number }): SheetPoint => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }

  useEffect(() => {
    const element = box.current
    if (!element) return
    // Pinch on a touchpad. A plain wheel scrolls the page as usual.
    const pinch = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const at = { x: event.clientX - left, y: event.clientY - top }
      zoomRef.current(Math.exp(-event.deltaY / 100), at)
    }
    element.addEventListener('wheel', pinch, { passive: false })
    return () => element.removeEventListener('wheel', pinch)
  }, [])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest(CLICKABLE)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, placeIn(event))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = placeIn(event)
    pointers.current.set(event.pointerId, now)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (!other) panBy(before.x - now.x, before.y - now.y)
    else {
      const apart = (one: SheetPoint) => Math.hypot(one.x - other.x, one.y - other.y)
      zoom(apart(now) / Math.max(1, apart(before)), other)
    }
  }
  const onPointerUp = ({ pointerId }: PointerEvent<HTMLElement>) => {
    pointers.current.delete(pointerId)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const arrow = ARROWS[event.key]
    if (arrow) panBy(arrow.x * ARROW_PX, arrow.y * ARROW_PX)
    else if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP)
    else if (event.key === '-') zoom(1 / ZOOM_STEP)
    else return
    event.preventDefault()
  }

  return {
    box,
    size,
    view,
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    /** The position of a pointer in the box. */
    placeIn,
    show: (next: Frame) => change((_, box) => first(next, box)),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onKeyDown,
    },
  }
}

export type MapControl = ReturnType<typeof useMapView>
