import { atPoint } from './cape-sheet.tsx'
import type { Label } from './map-labels.ts'

export function CapeLabel({ label }: { label: Label }) {
  return (
    <span
      className={`cape-label cape-label--${label.side}${label.isOnSea ? ' cape-label--sea' : ''}`}
      style={atPoint(label)}
      aria-hidden
    >
      {label.name}
    </span>
  )
}
