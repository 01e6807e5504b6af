import { logFailure } from './log-failure.ts'
import { toast } from './toast.ts'

/** A part of the page that comes late did not come: the visitor can ask again. */
export function tellLoadFailure(error: unknown): void {
  logFailure('A part of the page did not load.', error)
  toast({
    variant: 'destructive',
    title: 'That did not load',
    description: 'Please check your connection and try again.',
  })
}
