import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#shared/api-error.ts'
import { pages } from '#shared/paths.ts'
import type { User } from '#shared/schemas/accounts/account.ts'
import { call } from './api-client.ts'
import { isPrivate, userKey } from './query-keys.ts'
import { mayBeSignedIn } from './signed-in-hint.ts'

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/**
 * For throwOnError: a signed-out user is redirected, and what was loaded before stays if loading it again
 * fails. Everything else is an error.
 */
export function unlessSignedOut(error: unknown, query: { state: { data: unknown } }): boolean {
  return !isSignedOut(error) && query.state.data === undefined
}

async function getCurrentUser(): Promise<User | null> {
  if (!mayBeSignedIn()) return null
  try {
    const { user } = await call('GET /api/user')
    return user
  } catch (error) {
    if (isSignedOut(error)) return null
    throw error
  }
}

/** Null if signed out. Only the browser calls it: rendered pages are the same for everybody. */
export const currentUserQuery = queryOptions({
  queryKey: userKey,
  queryFn: getCurrentUser,
  throwOnError: true,
})

/** The start page of a signed-in user. */
export function startPageOf(user: User) {
  if (user.mustChangePassword) return pages.newPassword
  if (user.mustSetSecondFactor) return pages.secondFactor
  return user.role === 'ADMIN' ? pages.adminPanel : pages.dashboard
}

/** No data of the last user may be shown to the next one. */
export function setCurrentUser(queryClient: QueryClient, user: User | null): void {
  queryClient.removeQueries({ predicate: isPrivate })
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}
