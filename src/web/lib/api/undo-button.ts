import type { QueryClient } from '@tanstack/react-query'
import { UNDO_SECONDS } from '#shared/accounts/undo.ts'
import type { ToastUndo } from '#web/lib/toast.ts'
import { toast } from '#web/lib/toast.ts'
import { call } from './api-client.ts'
import { failureText } from './failure-text.ts'
import { logFailure } from './log-failure.ts'
import { isNotUser } from './query-keys.ts'

/**
 * For the toast of an action that can be taken back; works on whatever tab the admin is meanwhile. With a page where
 * the same can be done with a reason: ten seconds are too short for typing one.
 */
export function undoButton(
  queryClient: QueryClient,
  undoId: string,
  reasonPage: string | undefined,
): ToastUndo {
  const undo = async (): Promise<boolean> => {
    try {
      await call('POST /api/admin/undo/:id', { params: { id: undoId } })
      return true
    } catch (error) {
      logFailure('Undo failed', error)
      toast({ variant: 'destructive', title: 'Undo failed', description: failureText(error) })
      return false
    }
  }
  const refresh = () => queryClient.invalidateQueries({ predicate: isNotUser })
  return {
    seconds: UNDO_SECONDS,
    run: async () => {
      if (await undo())
        toast({ title: 'Undone', description: 'Everything is as it was, and no e-mail was sent.' })
      await refresh()
    },
    ...(reasonPage && {
      instead: {
        label: 'Undo and add a reason',
        run: async () => {
          if (await undo()) location.assign(reasonPage)
          else await refresh()
        },
      },
    }),
  }
}
