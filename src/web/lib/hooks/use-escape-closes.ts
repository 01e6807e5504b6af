import { useEffect, useRef } from 'react'

/**
 * Radix passes Escape to its top layer only, and a toast after a dialog is one: the key would close the toast
 * and not the dialog. Independent of focus: a button that was disabled has lost it.
 */
export function useEscapeCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
}
