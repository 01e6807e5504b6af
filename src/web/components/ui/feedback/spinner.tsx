import { classNames } from '#web/lib/class-names.ts'

export function Spinner({ className }: { className?: string }) {
  return <span className={classNames('spinner', className)} aria-hidden="true" />
}

/** Full screen, while the current user loads. */
export function FullScreenSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="loading" role="status">
      <Spinner />
      <span className="sr-only">{label}</span>
    </div>
  )
}
