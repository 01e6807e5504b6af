import { useEffect, useRef } from 'react'

const MARK = 'dialog'

/**
 * While something is open, Back closes it and stays on the page. It adds its own history entry for that,
 * which is removed again when it is closed otherwise. The router is not told of either: for it nothing has
 * changed.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      latest.current()
    }
    // In a task of its own: an effect that is undone at once, as in strict mode, has no side effects.
    const opening = setTimeout(() => {
      // Not the router's pushState, which would load the page again.
      History.prototype.pushState.call(history, { ...history.state, [MARK]: true }, '')
      addEventListener('popstate', onPop, { capture: true, once: true })
    })
    return () => {
      clearTimeout(opening)
      removeEventListener('popstate', onPop, { capture: true })
      if (history.state?.[MARK] !== true) return
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      })
      history.back()
    }
  }, [open])
}
