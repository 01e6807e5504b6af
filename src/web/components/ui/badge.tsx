import type { ReactNode } from 'react'
import { CLAIMED, NOT_CLAIMED } from '#shared/catalogue/unclaimed.ts'
import type { Plan } from '#shared/money/plans.ts'
import { classNames } from '#web/lib/class-names.ts'

type BadgeTone =
  | 'plain'
  | 'premium'
  | 'basic'
  | 'ok'
  | 'wait'
  | 'off'
  | 'bad'
  | 'info'
  | 'petal'
  | 'open'

type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode }

export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone !== 'plain' && `badge--${tone}`, className)}>
      {children}
    </span>
  )
}

/** Null for a business that nobody has claimed, or nobody has paid for since. */
export function PlanBadge({ plan, claimed }: { plan: Plan | null; claimed?: true | undefined }) {
  if (plan === null) return <Badge tone="open">{claimed ? CLAIMED : NOT_CLAIMED}</Badge>
  return <Badge tone={plan === 'PREMIUM' ? 'premium' : 'basic'}>{plan}</Badge>
}

const STATUS_TONES: Record<string, BadgeTone> = { ACTIVE: 'ok', PENDING: 'wait', PAUSED: 'off' }

/** An account's status as the API spells it; an unknown one is shown as it is. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={STATUS_TONES[status.toUpperCase()] ?? 'plain'}>{status}</Badge>
}
