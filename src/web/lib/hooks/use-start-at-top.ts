import { useLayoutEffect } from 'react'

/** For a skeleton: the old page may have been scrolled, and its end would show empty paper. */
export function useStartAtTop(): void {
  // Newer browsers answer scrollTo with a promise, which an effect must not return.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
}
