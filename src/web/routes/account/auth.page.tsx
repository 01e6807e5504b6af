import { useQuery } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '#shared/paths.ts'
import { Redirect } from '#web/components/redirect.tsx'
import { AuthScreen } from '#web/features/auth/auth-screen.tsx'
import type { AuthTab } from '#web/features/auth/auth-tabs.tsx'
import { currentUserQuery, homeOf } from '#web/lib/api/session.ts'

export { authHead } from './auth.head.ts'

/**
 * The bare address is where 'List Your Business' leads, so it opens the register tab; whoever was
 * sent there from a page that needs an account finds the login tab. Null on the way to another page.
 */
function tabOf(pathname: string, given: AuthTab | undefined): AuthTab | null {
  if (pathname === pages.login) return 'login'
  if (pathname === pages.register) return 'register'
  return pathname === pages.auth ? (given ?? 'register') : null
}

/** While the code of the next page comes, the screen stays as it is, though the address has changed. */
function useAuthTab(): AuthTab {
  const { pathname, state } = useLocation()
  // The browser remembers over a reload how it came here, and the server cannot know.
  const isHydrated = useHydrated()
  const tab = tabOf(pathname, isHydrated ? state.authTab : undefined)
  const [last, setLast] = useState(tab)
  if (tab !== null && tab !== last) setLast(tab)
  return tab ?? last ?? 'register'
}

export function AuthPage() {
  const tab = useAuthTab()
  // A visitor who cannot be recognised right now can still sign in.
  const { data: user } = useQuery({ ...currentUserQuery, throwOnError: false })
  if (user) return <Redirect to={homeOf(user)} />
  return <AuthScreen tab={tab} />
}
