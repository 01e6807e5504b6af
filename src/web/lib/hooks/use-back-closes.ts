import { useEffect, useRef } from 'react'

const MARK = 'dialog'
/** The entry of an earlier load of this page survives a reload: the dialog that opens again takes it over. */
const LOAD = performance.timeOrigin
const isOurs = () => history.state?.[MARK] === LOAD

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
      const isLeftOver = history.state?.[MARK] !== undefined && !isOurs()
      // Not the router's, which would load the page again.
      const { pushState, replaceState } = History.prototype
      const enter = isLeftOver ? replaceState : pushState
      enter.call(history, { ...history.state, [MARK]: LOAD }, '')
      addEventListener('popstate', onPop, { capture: true, once: true })
    })
    return () => {
      clearTimeout(opening)
      removeEventListener('popstate', onPop, { capture: true })
      if (!isOurs()) return
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      })
      history.back()
    }
  }, [open])
}
