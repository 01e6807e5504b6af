import { Check } from 'lucide-react'
import { Badge } from '#web/components/ui/badge.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

const BENEFITS = [
  'Advanced analytics',
  'Priority support',
  'Google reviews management',
  'Automation',
]

export function PremiumAccount() {
  return (
    <Panel
      title="Premium Account"
      level="h3"
      premium
      action={<Badge tone="premium">PREMIUM</Badge>}
    >
      <ul className="tick-list">
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <Check className="icon" aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
