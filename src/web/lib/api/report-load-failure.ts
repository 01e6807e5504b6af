import { reloadOutdatedPage } from '#web/lib/loading/chunks.ts'
import { toast } from '#web/lib/toast.ts'
import { logFailure } from './log-failure.ts'

/** A part of the page that comes late did not come: the visitor can ask again. */
export function reportLoadFailure(error: unknown): void {
  logFailure('A part of the page did not load.', error)
  if (reloadOutdatedPage(error)) return
  toast({
    variant: 'destructive',
    title: navigator.onLine ? 'That did not load' : 'You are offline',
    description: 'Please check your connection and try again.',
  })
}
