import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '#shared/paths.ts'
import type { User } from '#shared/schemas/account.ts'
import { currentUserQuery, homeOf } from '#web/lib/session.ts'
import { FullScreenSpinner } from './ui/spinner.tsx'

type ProtectedProps = {
  role: User['role']
  children: (user: User) => ReactNode
}

/** Shows its page to a user of the role, and sends everybody else where they belong. */
export function Protected({ role, children }: ProtectedProps) {
  const { data: user } = useQuery(currentUserQuery)
  if (user === undefined) return <FullScreenSpinner />
  if (user === null) return <Navigate to={pages.auth} replace />
  if (user.mustChangePassword || user.role !== role) return <Navigate to={homeOf(user)} replace />
  return children(user)
}
