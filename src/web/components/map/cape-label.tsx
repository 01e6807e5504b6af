import { atPoint } from './cape-sheet.tsx'
import type { Label } from './map-labels.ts'

export function CapeLabel({ label }: { label: Label }) {
  return (
    <span
      className={`capelabel capelabel--${label.side}${label.isOnSea ? ' capelabel--sea' : ''}`}
      style={atPoint(label)}
      aria-hidden
    >
      {label.name}
    </span>
  )
}
