import { useLayoutEffect } from 'react'

/** For a skeleton: the old page may have been scrolled, and the new one would show its empty end. */
export function useStartAtTop(): void {
  // Newer browsers return a promise from scrollTo, which an effect must not return.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
}
