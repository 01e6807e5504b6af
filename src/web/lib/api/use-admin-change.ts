import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#web/lib/toast.ts'
import { logFailure } from './log-failure.ts'
import { isNotUser } from './query-keys.ts'
import { undoButton } from './undo-button.ts'

interface ToastCopy {
  title: string
  description: string
}

interface AdminChange<Input, Answer> {
  send: (input: Input) => Promise<Answer>
  success: ToastCopy | ((input: Input) => ToastCopy)
  failure: ToastCopy
  /** Whom it is about: said where a later message follows at once. */
  about?: (input: Input) => string
  /** Where it can be done with a reason for the owner’s mail, once it is undone. */
  reasonPage?: (input: Input) => string
}

/**
 * A change by an admin. It stays pending until the lists show it, and public pages that were already loaded
 * are invalidated, since the change may be visible there.
 */
export function useAdminChange<Input, Answer = unknown>({
  send,
  success,
  failure,
  about,
  reasonPage,
}: AdminChange<Input, Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer, input) => {
      const undoId = undoIdOf(answer)
      toast({
        ...(typeof success === 'function' ? success(input) : success),
        about: about?.(input),
        undo: undoId === null ? undefined : undoButton(queryClient, undoId, reasonPage?.(input)),
      })
      await queryClient.invalidateQueries({ predicate: isNotUser })
    },
    onError: (error) => {
      logFailure(failure.title, error)
      toast({ variant: 'destructive', ...failure })
    },
  })
}

/** Of an action that can be taken back. */
const undoIdOf = (answer: unknown): string | null =>
  typeof answer === 'object' &&
  answer !== null &&
  'undoId' in answer &&
  typeof answer.undoId === 'string'
    ? answer.undoId
    : null
