import { useBlocker } from '@tanstack/react-router'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { LeaveDialog } from './leave-dialog.tsx'

interface UnsavedChanges {
  report: (form: string, dirty: boolean) => void
  /** Runs it at once, or after a confirmation if there are unsaved changes. */
  beforeLosing: (act: () => void) => void
}

const UnsavedContext = createContext<UnsavedChanges>({
  report: () => undefined,
  beforeLosing: (act) => act(),
})

/** Asks before changes are lost: by a link, the back button, signing out or closing the window. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const [dirtyForms, setDirtyForms] = useState<readonly string[]>([])
  const [pendingAct, setPendingAct] = useState<(() => void) | null>(null)
  const isDirty = dirtyForms.length > 0

  const report = useCallback((form: string, dirty: boolean) => {
    setDirtyForms((known) => {
      if (known.includes(form) === dirty) return known
      return dirty ? [...known, form] : known.filter((other) => other !== form)
    })
  }, [])
  const beforeLosing = (act: () => void) => (isDirty ? setPendingAct(() => act) : act())

  const blocker = useBlocker({
    // Other tabs of the dashboard keep the forms mounted.
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const stay = () => {
    setPendingAct(null)
    blocker.reset?.()
  }
  const leave = () => {
    setPendingAct(null)
    setDirtyForms([])
    pendingAct?.()
    blocker.proceed?.()
  }

  return (
    <UnsavedContext value={{ report, beforeLosing }}>
      {children}
      <LeaveDialog
        open={blocker.status === 'blocked' || pendingAct !== null}
        title="Leave without saving?"
        text="You have changes that are not saved yet. They will be lost."
        leave="Leave without saving"
        onLeave={leave}
        onStay={stay}
      />
    </UnsavedContext>
  )
}

export function useUnsavedChanges() {
  return useContext(UnsavedContext)
}

export function useReportUnsaved(form: string, dirty: boolean): void {
  const { report } = useContext(UnsavedContext)
  useEffect(() => {
    report(form, dirty)
    return () => report(form, false)
  }, [report, form, dirty])
}
