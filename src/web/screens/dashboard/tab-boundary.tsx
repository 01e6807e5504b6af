import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadFailure } from '#web/components/load-failure.tsx'

const ALWAYS_THE_SAME = () => 'tab'

/** A tab that cannot be loaded says so itself: the rest of the dashboard and what was typed there stay. */
export function TabBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={ALWAYS_THE_SAME} errorComponent={TabFailure}>
      {children}
    </CatchBoundary>
  )
}

function TabFailure({ error, reset }: ErrorComponentProps) {
  const queries = useQueryErrorResetBoundary()
  const retry = () => {
    queries.reset()
    reset()
  }
  return (
    <div className="dashboard-pad">
      <LoadFailure
        error={error instanceof Error ? error : new Error(String(error))}
        onRetry={retry}
      />
    </div>
  )
}
