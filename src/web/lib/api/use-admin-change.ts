import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#web/lib/toast.ts'
import { logFailure } from './log-failure.ts'
import { isNotUser } from './query-keys.ts'

interface Words {
  title: string
  description: string
}

interface AdminChange<Input, Answer> {
  send: (input: Input) => Promise<Answer>
  success: Words | ((input: Input) => Words)
  failure: Words
}

/**
 * A change by an admin. It stays pending until the lists show it, and public pages that were already loaded
 * are invalidated, since the change may be visible there.
 */
export function useAdminChange<Input, Answer = unknown>({
  send,
  success,
  failure,
}: AdminChange<Input, Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (_answer, input) => {
      toast(typeof success === 'function' ? success(input) : success)
      await queryClient.invalidateQueries({ predicate: isNotUser })
    },
    onError: (error) => {
      logFailure(failure.title, error)
      toast({ variant: 'destructive', ...failure })
    },
  })
}
