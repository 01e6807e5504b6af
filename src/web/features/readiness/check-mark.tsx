import { Check, CircleQuestionMark, TriangleAlert, X } from 'lucide-react'
import type { CheckState } from '#shared/schemas/readiness.ts'
import { classNames } from '#web/lib/class-names.ts'

const ICONS = { ok: Check, warn: TriangleAlert, bad: X, unknown: CircleQuestionMark }

const STATE_WORDS: Record<CheckState, string> = {
  bad: 'To fix',
  warn: 'Look at it',
  unknown: 'Unknown',
  ok: 'Right',
}

/** A state as a mark: shape and colour. Its word stands beside it or is read aloud. */
export function CheckMark({ state, withWord }: { state: CheckState; withWord?: boolean }) {
  const Icon = ICONS[state]
  return (
    <span className={classNames('check-mark', `check-mark--${state}`)}>
      <Icon className="icon" aria-hidden="true" />
      {withWord && <span className="sr-only">{STATE_WORDS[state]}: </span>}
    </span>
  )
}

export function StateWord({ state }: { state: CheckState }) {
  return (
    <span className={classNames('check-word', `check-word--${state}`)}>{STATE_WORDS[state]}</span>
  )
}
