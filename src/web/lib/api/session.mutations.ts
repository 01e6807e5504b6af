import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#shared/api-error.ts'
import { api, pages } from '#shared/paths.ts'
import type {
  LoginRequest,
  RegisterAnswer,
  RegisterRequest,
  UserAnswer,
} from '#shared/schemas/account.ts'
import { toast } from '#web/lib/toast.ts'
import { sendJson } from './api-client.ts'
import { logFailure } from './log-failure.ts'
import { setCurrentUser } from './session.ts'

/** The server's messages about the second factor; the password was right then. */
export function codeRefusal(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.errors.code : undefined
}

/**
 * Signs in and caches the answer as the current user. A screen that shows the failure itself passes 'inline':
 * no toast, only a line in the log. A required code is no failure, and a wrong one is shown beside its field.
 */
export function useLogin({ failure = 'toast' }: { failure?: 'toast' | 'inline' } = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: LoginRequest) => sendJson<UserAnswer>('POST', api.login, request),
    onSuccess: ({ user }) => {
      setCurrentUser(queryClient, user)
      toast({ title: 'Welcome back!', description: 'You have successfully logged in.' })
    },
    onError: (error) => {
      if (codeRefusal(error) !== undefined) return
      if (failure === 'inline') logFailure('Login failed', error)
      else toast({ variant: 'destructive', title: 'Login failed', description: error.message })
    },
  })
}

/** Registers and signs in. Its screen shows a failure inline; it is also logged. */
export function useRegister() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: RegisterRequest) =>
      sendJson<RegisterAnswer>('POST', api.register, request),
    onSuccess: ({ user, redirectUrl }) => {
      setCurrentUser(queryClient, user)
      if (redirectUrl !== undefined) {
        // The surrounding page redirects to the dashboard.
        if (redirectUrl !== pages.dashboard) window.location.assign(redirectUrl)
        return
      }
      toast({ title: 'Account created!', description: 'Welcome to CPT Recommends.' })
    },
    onError: (error) => logFailure('Registration failed', error),
  })
}

export function useLogout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => sendJson<unknown>('POST', api.logout),
    onSuccess: () => {
      setCurrentUser(queryClient, null)
      toast({ title: 'Logged out', description: 'You have been successfully logged out.' })
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Logout failed', description: error.message }),
  })
}
