import { Check } from 'lucide-react'

interface StepsProps {
  steps: readonly string[]
  /** From 1; past the last one when all are done. */
  current: number
}

/** Where something is that goes step by step. */
export function Steps({ steps, current }: StepsProps) {
  return (
    <ol className="steps">
      {steps.map((step, index) => {
        const isDone = index + 1 < current
        return (
          <li
            key={step}
            className={isDone ? 'is-done' : undefined}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            <span className="steps__mark" aria-hidden="true">
              {isDone ? <Check className="icon" /> : index + 1}
            </span>
            <span className="steps__name">{step}</span>
          </li>
        )
      })}
    </ol>
  )
}
