import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pages } from '#shared/paths.ts'
import type { User } from '#shared/schemas/account.ts'
import { currentUserQuery, homeOf } from '#web/lib/api/session.ts'
import { Redirect } from './redirect.tsx'
import { FullScreenSpinner } from './ui/feedback/spinner.tsx'

type ProtectedProps = {
  /** The role that the page is for. */
  only: User['role']
  children: (user: User) => ReactNode
}

/**
 * Shows its page to a user of the role, and sends everybody else where they belong. Who that is is
 * asked each time the page opens: the session may have ended since, and what is still in memory
 * must not show then.
 */
export function Protected({ only, children }: ProtectedProps) {
  const { data: user, isFetchedAfterMount } = useQuery({
    ...currentUserQuery,
    refetchOnMount: 'always',
  })
  if (user === undefined || !isFetchedAfterMount) return <FullScreenSpinner />
  if (user === null) return <Redirect to={pages.auth} />
  const due = user.mustChangePassword || user.mustSetSecondFactor
  if (due || user.role !== only) return <Redirect to={homeOf(user)} />
  return children(user)
}
