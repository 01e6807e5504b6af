import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pages } from '#shared/paths.ts'
import { FullScreenSpinner } from './ui/feedback/spinner.tsx'

type Destination = Extract<(typeof pages)[keyof typeof pages], string>

/**
 * Leaves for another page. The router's own component sets off again with every render, and a page
 * that renders while its successor loads would never arrive.
 */
export function Redirect({ to }: { to: Destination }) {
  const navigate = useNavigate()
  useEffect(() => {
    // Sent to the auth screen means: to sign in.
    const state = to === pages.auth ? { authTab: 'login' as const } : undefined
    void navigate({ to, replace: true, state })
  }, [navigate, to])
  return <FullScreenSpinner />
}
