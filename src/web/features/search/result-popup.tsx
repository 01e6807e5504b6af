import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { SheetPoint } from '#shared/places/cape-sheet.ts'
import { BusinessCard } from '#web/components/business-card.tsx'
import type { Size } from '#web/components/map/map-view.ts'
import { useInternalLinks } from '#web/lib/hooks/use-internal-links.ts'
import type { PlacedResult } from './place-results.ts'

interface ResultPopupProps {
  result: PlacedResult
  /** Its pin's position in the box. */
  at: SheetPoint
  box: Size
  onClose: () => void
}

/** The card of a pin: above it, below it in the upper part of the map, at the bottom on a phone. */
export function ResultPopup({ result: { business, number }, at, box, onClose }: ResultPopupProps) {
  const card = useInternalLinks<HTMLDivElement>()
  const focused = useRef<number>(undefined)
  useEffect(() => {
    if (focused.current !== number) card.current?.focus({ preventScroll: true })
    focused.current = number
  }, [card, number])
  const isBelow = at.y < box.height * 0.45
  const style = {
    '--at-x': `${at.x}px`,
    '--at-y': `${isBelow ? at.y : box.height - at.y}px`,
  }
  return (
    <div
      ref={card}
      className={`result-popup${isBelow ? ' result-popup--below' : ''}`}
      style={style}
      role="dialog"
      aria-label={business.businessName}
      tabIndex={-1}
      onKeyDown={(event: KeyboardEvent) => {
        event.stopPropagation()
        if (event.key === 'Escape') onClose()
      }}
    >
      <BusinessCard business={business} eager level="h2" now={undefined} />
      <button
        type="button"
        className="result-popup__close"
        data-icon
        aria-label="Close"
        onClick={onClose}
      >
        ×
      </button>
    </div>
  )
}
