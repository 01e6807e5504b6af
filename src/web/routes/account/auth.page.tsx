import { useQuery } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '#shared/paths.ts'
import { Redirect } from '#web/components/redirect.tsx'
import { AuthScreen } from '#web/features/auth/auth-screen.tsx'
import type { AuthTab } from '#web/features/auth/auth-tabs.tsx'
import { currentUserQuery, startPageOf } from '#web/lib/api/session.ts'

export { authHead } from './auth.head.ts'

/**
 * 'List Your Business' links to the plain address, so it opens the register tab; a visitor redirected from a
 * page that needs an account gets the login tab. Null during navigation to another page.
 */
function tabOf(pathname: string, given: AuthTab | undefined): AuthTab | null {
  if (pathname === pages.login) return 'login'
  if (pathname === pages.register) return 'register'
  return pathname === pages.auth ? (given ?? 'register') : null
}

/** While the next page's code loads, the screen stays unchanged, although the address has changed. */
function useAuthTab(): AuthTab {
  const { pathname, state } = useLocation()
  // The browser keeps the history state over a reload, and the server cannot know it.
  const isHydrated = useHydrated()
  const tab = tabOf(pathname, isHydrated ? state.authTab : undefined)
  const [last, setLast] = useState(tab)
  if (tab !== null && tab !== last) setLast(tab)
  return tab ?? last ?? 'register'
}

export function AuthPage() {
  const tab = useAuthTab()
  // If the session cannot be checked now, the visitor can still sign in.
  const { data: user } = useQuery({ ...currentUserQuery, throwOnError: false })
  if (user) return <Redirect to={startPageOf(user)} />
  return <AuthScreen tab={tab} />
}
