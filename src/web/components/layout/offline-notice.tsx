import { useOnline } from '#web/lib/loading/online.ts'

/**
 * Says that there is no signal, and what becomes of what is sent meanwhile. Part of every page's first
 * load: code that would have to be fetched could not tell it. aria-live keeps it heard, and out of
 * what an open dialog hides.
 */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div className="offline" aria-live="polite">
      {!online && (
        <p>
          <b>You are offline</b> What you send goes out when the signal is back.
        </p>
      )}
    </div>
  )
}
