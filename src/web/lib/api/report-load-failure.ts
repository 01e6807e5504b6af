import { reloadOutdatedPage } from '#web/lib/loading/chunks.ts'
import { toast } from '#web/lib/toast.ts'
import { logFailure } from './log-failure.ts'

/**
 * A lazy part of the page could not be loaded. Offline, the notice says so already, and `retry` runs when the
 * connection is back; otherwise the visitor can retry.
 */
export function reportLoadFailure(error: unknown, retry: () => void): void {
  if (!navigator.onLine) {
    addEventListener('online', retry, { once: true })
    return
  }
  logFailure('A part of the page did not load.', error)
  if (reloadOutdatedPage(error)) return
  toast({
    variant: 'destructive',
    title: 'That did not load',
    description: 'Please check your connection and try again.',
  })
}
