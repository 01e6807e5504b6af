import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangeEmailRequest, ChangePasswordRequest } from '#shared/schemas/accounts/account.ts'
import { call } from '#web/lib/api/api-client.ts'
import { publicKey } from '#web/lib/api/query-keys.ts'
import { currentUserQuery, setCurrentUser } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/toast.ts'
import { ownSessionsQuery } from './security/own-sessions.ts'

export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => call('POST /api/forgot-password', { body: { email } }),
  })
}

export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: { token: string; newPassword: string }) =>
      call('POST /api/reset-password', { body: request }),
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
      call('POST /api/change-password', { body: request }),
    onSuccess: async ({ message }) => {
      await queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
      toast({ title: 'Password changed', description: message })
    },
  })
}

export function useChangeEmail() {
  return useMutation({
    mutationFn: (request: ChangeEmailRequest) => call('POST /api/change-email', { body: request }),
    onSuccess: ({ message }) => toast({ title: 'Link sent', description: message }),
  })
}

export function useSignOutEverywhere() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/sign-out-everywhere'),
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
    queryFn: () => call('POST /api/confirm-email', { body: { token } }),
  })
