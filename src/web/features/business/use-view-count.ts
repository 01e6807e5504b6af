import { useEffect } from 'react'
import { addressOf } from '#shared/api/address.ts'

/**
 * Reports a view once the page is visible: not from a background tab, a preload or a crawler without scripts.
 * The server decides what counts.
 */
export function useViewCount(id: string): void {
  useEffect(() => {
    const stop = () => document.removeEventListener('visibilitychange', send)
    const send = () => {
      if (document.visibilityState !== 'visible') return
      stop()
      // A lost view is not worth an error message.
      fetch(addressOf('POST /api/business/:id/view', { params: { id } }), {
        method: 'POST',
        keepalive: true,
      }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', send)
    send()
    return stop
  }, [id])
}
