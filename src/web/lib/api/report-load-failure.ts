import { reloadOutdatedPage } from '#web/lib/loading/chunks.ts'
import { toast } from '#web/lib/toast.ts'
import { logFailure } from './log-failure.ts'

/** A lazy part of the page could not be loaded: the visitor can retry. */
export function reportLoadFailure(error: unknown): void {
  logFailure('A part of the page did not load.', error)
  if (reloadOutdatedPage(error)) return
  toast({
    variant: 'destructive',
    title: navigator.onLine ? 'That did not load' : 'You are offline',
    description: 'Please check your connection and try again.',
  })
}
