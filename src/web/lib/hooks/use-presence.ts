import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether to render it: while open, and until its closing animations have ended. */
export function usePresence(open: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setIsPresent] = useState(open)
  if (open && !isPresent) setIsPresent(true)
  useLayoutEffect(() => {
    if (open) return
    let isCurrent = true
    const running = element.current?.getAnimations({ subtree: true }) ?? []
    void Promise.allSettled(running.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setIsPresent(false)
    })
    return () => {
      isCurrent = false
    }
  }, [open, element])
  return open || isPresent
}
