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

/** Until the code of a dialog has come. */
export function DialogComing() {
  return (
    <div className="dialog-coming" role="status">
      <Spinner />
      <span className="sr-only">One moment</span>
    </div>
  )
}
