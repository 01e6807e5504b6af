import { useOnline } from '#web/lib/loading/online.ts'

/**
 * Says that the browser is offline, and what happens to what is sent meanwhile. Part of every page's first
 * load: lazy code could not be fetched then. aria-live makes it announced and keeps it visible while a dialog
 * is open.
 */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div className="offline-notice" aria-live="polite">
      {!online && (
        <p>
          <b>You are offline</b> Whatever you send goes out when the signal is back.
        </p>
      )}
    </div>
  )
}
