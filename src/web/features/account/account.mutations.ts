import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { ChangePasswordRequest, DoneAnswer } from '#shared/schemas/account.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { publicKey } from '#web/lib/api/query-keys.ts'
import { currentUserQuery, setCurrentUser } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/toast.ts'
import { ownSessionsQuery } from './own-sessions.ts'

export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => sendJson<DoneAnswer>('POST', api.forgotPassword, { email }),
  })
}

export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: { token: string; newPassword: string }) =>
      sendJson<DoneAnswer>('POST', api.resetPassword, request),
    onSuccess: ({ message }) => {
      // The reset has ended this browser's session too, if it had one.
      setCurrentUser(queryClient, null)
      toast({ title: 'Password changed', description: message })
    },
  })
}

export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: ChangePasswordRequest) =>
      sendJson<DoneAnswer>('POST', api.changePassword, request),
    onSuccess: async ({ message }) => {
      await queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
      toast({ title: 'Password changed', description: message })
    },
  })
}

export function useSignOutEverywhere() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => sendJson<DoneAnswer>('POST', api.signOutEverywhere),
    onSuccess: ({ message }) => {
      setCurrentUser(queryClient, null)
      toast({ title: 'Logged out', description: message })
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Logout failed', description: error.message }),
  })
}

/** A query, although it changes something: the link must be used once, however often the page renders. */
export const confirmEmailQuery = (token: string) =>
  queryOptions({
    queryKey: publicKey('email-confirmation', token),
    queryFn: () => sendJson<DoneAnswer>('POST', api.confirmEmail, { token }),
  })
