import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pages } from '#shared/paths.ts'
import type { User } from '#shared/schemas/accounts/account.ts'
import { currentUserQuery, startPageOf } from '#web/lib/api/session.ts'
import { Redirect } from './redirect.tsx'
import { FullScreenSpinner } from './ui/feedback/spinner.tsx'

type ProtectedProps = {
  /** The required role. */
  only: User['role']
  children: (user: User) => ReactNode
}

/**
 * Shows its page to users of the role, and redirects everybody else. The session is checked each time the
 * page opens: it may have ended since, and cached data must not be shown then.
 */
export function Protected({ only, children }: ProtectedProps) {
  const { data: user, isFetchedAfterMount } = useQuery({
    ...currentUserQuery,
    refetchOnMount: 'always',
  })
  if (user === undefined || !isFetchedAfterMount) return <FullScreenSpinner />
  if (user === null) return <Redirect to={pages.auth} />
  const due = user.mustChangePassword || user.mustSetSecondFactor
  if (due || user.role !== only) return <Redirect to={startPageOf(user)} />
  return children(user)
}
