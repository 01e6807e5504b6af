import { type PointerEvent, useRef, useState } from 'react'

const THRESHOLD_PX = 50
/** Less is a tap by an unsteady hand. */
const BEGINS_PX = { mouse: 2, touch: 10 }

interface Swipe {
  phase: 'move' | 'cancel' | 'end'
  x: number
}

/** Follows the pointer to the right; from 50 pixels on, letting go sweeps it away. */
export function useSwipeRight(onSwept: () => void) {
  const startX = useRef<number | null>(null)
  const [swipe, setSwipe] = useState<Swipe | null>(null)

  const end = ({ clientX, type }: PointerEvent) => {
    const x = startX.current === null ? 0 : clientX - startX.current
    startX.current = null
    if (swipe?.phase !== 'move') return
    const isSwept = type === 'pointerup' && x >= THRESHOLD_PX
    setSwipe(isSwept ? { phase: 'end', x } : { phase: 'cancel', x: 0 })
    if (isSwept) onSwept()
  }

  return {
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      if (button === 0) startX.current = clientX
    },
    onPointerMove: ({ currentTarget, clientX, pointerId, pointerType }: PointerEvent) => {
      if (startX.current === null) return
      const x = Math.max(0, clientX - startX.current)
      const begins = pointerType === 'touch' ? BEGINS_PX.touch : BEGINS_PX.mouse
      if (swipe?.phase !== 'move' && x < begins) return
      // A press that stays one must reach the close button.
      currentTarget.setPointerCapture(pointerId)
      setSwipe({ phase: 'move', x })
    },
    onPointerUp: end,
    onPointerCancel: end,
    'data-swipe': swipe?.phase,
    style: swipe?.x ? { transform: `translateX(${swipe.x}px)` } : undefined,
  }
}
