import type { LucideIcon } from 'lucide-react'
import { useCountUp } from './count-up.ts'

export interface StatCardProps {
  label: string
  hint?: string
  icon: LucideIcon
  /** A colour token for the tile behind the icon. */
  tint: string
  value: number
  format: (value: number) => string
}

export function StatCard({ label, hint, icon: Icon, tint, value, format }: StatCardProps) {
  const shown = useCountUp(value)
  return (
    <li className="stat">
      <span className="stat__icon" style={{ background: `var(${tint})` }}>
        <Icon className="icon" aria-hidden="true" />
      </span>
      {/* A screen reader gets the final figure once, not two seconds of counting. */}
      <b aria-hidden="true">{format(shown)}</b>
      <span className="sr-only">{format(value)}</span>
      <span className="text-small muted">{label}</span>
      <em>{hint}</em>
    </li>
  )
}
