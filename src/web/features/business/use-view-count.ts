import { useEffect } from 'react'
import { api } from '#shared/paths.ts'

/**
 * Says that the page was shown, once somebody can see it: not from a tab in the background, a
 * preload or a crawler that runs no scripts. The server decides what counts.
 */
export function useViewCount(id: string): void {
  useEffect(() => {
    const stop = () => document.removeEventListener('visibilitychange', send)
    const send = () => {
      if (document.visibilityState !== 'visible') return
      stop()
      // A view that is lost is no reason to bother anybody.
      fetch(api.businessView(id), { method: 'POST', keepalive: true }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', send)
    send()
    return stop
  }, [id])
}
