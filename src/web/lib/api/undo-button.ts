import type { QueryClient } from '@tanstack/react-query'
import { UNDO_SECONDS } from '#shared/accounts/undo.ts'
import type { ToastUndo } from '#web/lib/toast.ts'
import { toast } from '#web/lib/toast.ts'
import { call } from './api-client.ts'
import { failureText } from './failure-text.ts'
import { logFailure } from './log-failure.ts'
import { isNotUser } from './query-keys.ts'

/** For the toast of an action that can be taken back; works on whatever tab the admin is meanwhile. */
export const undoButton = (queryClient: QueryClient, undoId: string): ToastUndo => ({
  seconds: UNDO_SECONDS,
  run: async () => {
    try {
      await call('POST /api/admin/undo/:id', { params: { id: undoId } })
      toast({ title: 'Undone', description: 'Everything is as it was, and no e-mail was sent.' })
    } catch (error) {
      logFailure('Undo failed', error)
      toast({ variant: 'destructive', title: 'Undo failed', description: failureText(error) })
    }
    await queryClient.invalidateQueries({ predicate: isNotUser })
  },
})
