import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#shared/api-error.ts'
import { pages } from '#shared/paths.ts'
import type { LoginRequest, RegisterRequest, User } from '#shared/schemas/accounts/account.ts'
import { toast } from '#web/lib/toast.ts'
import { call } from './api-client.ts'
import { logFailure } from './log-failure.ts'
import { setCurrentUser } from './session.ts'

/** The server's messages about the second factor; the password was right then. */
export function codeRefusal(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.errors.code : undefined
}

/** After every way to sign in. */
export function welcome(queryClient: QueryClient, user: User): void {
  setCurrentUser(queryClient, user)
  toast({ title: 'Welcome back!', description: 'You have successfully logged in.' })
}

/**
 * Signs in and caches the answer as the current user. A screen that shows the failure itself passes 'inline':
 * no toast, only a line in the log. A required code is no failure, and a wrong one is shown beside its field.
 */
export function useLogin({ failure = 'toast' }: { failure?: 'toast' | 'inline' } = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: LoginRequest) => call('POST /api/login', { body: request }),
    onSuccess: ({ user }) => welcome(queryClient, user),
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
    mutationFn: (request: RegisterRequest) => call('POST /api/register', { body: request }),
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
    mutationFn: () => call('POST /api/logout'),
    onSuccess: () => {
      setCurrentUser(queryClient, null)
      toast({ title: 'Logged out', description: 'You have been successfully logged out.' })
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Logout failed', description: error.message }),
  })
}
