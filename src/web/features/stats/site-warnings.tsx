import { TriangleAlert } from 'lucide-react'
import { classNames } from '#web/lib/class-names.ts'

interface SiteWarningsProps {
  /** What does not work now. */
  faults: readonly string[]
  /** What the operator must change, in the words of the log. */
  warnings: readonly string[]
}

export function SiteWarnings({ faults, warnings }: SiteWarningsProps) {
  return [...faults, ...warnings].map((sentence) => (
    <p
      key={sentence}
      role="alert"
      className={classNames('site-warning', faults.includes(sentence) && 'site-warning--fault')}
    >
      <TriangleAlert className="icon" aria-hidden="true" />
      <span>{sentence}</span>
    </p>
  ))
}
