import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#shared/api-error.ts'
import type { OwnSession } from '#shared/schemas/accounts/session.ts'
import { call } from '#web/lib/api/api-client.ts'
import { ownKey } from '#web/lib/api/query-keys.ts'
import { toast } from '#web/lib/toast.ts'

/** Reloaded whenever it opens. */
export const ownSessionsQuery = queryOptions({
  queryKey: ownKey('account', 'sessions'),
  queryFn: async () => (await call('GET /api/sessions')).sessions,
  gcTime: 0,
})

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: OwnSession) => {
      try {
        await call('DELETE /api/sessions/:sessionId', { params: { sessionId: id } })
        return 'is signed out.'
      } catch (error) {
        // Ended meanwhile on another device or in another tab: the result is the same.
        if (error instanceof ApiError && error.status === 404) return 'was signed out already.'
        throw error
      }
    },
    onSuccess: (outcome, { device }) =>
      toast({ title: 'Signed out', description: `${device} ${outcome}` }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Sign out failed', description: error.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  })
}
