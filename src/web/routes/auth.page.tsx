import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { Redirect } from '#web/components/redirect.tsx'
import { AuthScreen } from '#web/features/auth/auth-screen.tsx'
import { currentUserQuery, homeOf } from '#web/lib/session.ts'

export { authHead } from './auth.head.ts'

export function AuthPage() {
  const { pathname } = useLocation()
  // A visitor who cannot be recognised right now can still sign in.
  const { data: user } = useQuery({ ...currentUserQuery, throwOnError: false })
  if (user) return <Redirect to={homeOf(user)} />
  return <AuthScreen tab={pathname === pages.register ? 'register' : 'login'} />
}
