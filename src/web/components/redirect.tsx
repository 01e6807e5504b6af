import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pages } from '#shared/paths.ts'
import { FullScreenSpinner } from './ui/feedback/spinner.tsx'

type Destination = Extract<(typeof pages)[keyof typeof pages], string>

/**
 * Redirects to another page. The router's own component navigates again with every render, so a page that
 * re-renders while the next one loads would never arrive.
 */
export function Redirect({ to }: { to: Destination }) {
  const navigate = useNavigate()
  useEffect(() => {
    // A redirect to the auth screen opens the sign-in tab.
    const state = to === pages.auth ? { authTab: 'login' as const } : undefined
    void navigate({ to, replace: true, state })
  }, [navigate, to])
  return <FullScreenSpinner />
}
