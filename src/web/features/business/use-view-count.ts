import { useEffect } from 'react'
import { addressOf } from '#shared/api/address.ts'
import { cameFrom } from '#web/lib/came-from.ts'
import { isFirstPage } from '#web/lib/loading/first-page.ts'
import { report } from './report.ts'

/** As the server takes it. */
const LONGEST_FROM = 500

/**
 * Reports a view once the page is visible: not from a background tab, a preload or a crawler without scripts.
 * The server decides what counts.
 */
export function useViewCount(id: string): void {
  useEffect(() => {
    const from = ownPageBefore().slice(0, LONGEST_FROM)
    const stop = () => document.removeEventListener('visibilitychange', send)
    const send = () => {
      if (document.visibilityState !== 'visible') return
      stop()
      report(addressOf('POST /api/business/:id/view', { params: { id } }), { from })
    }
    document.addEventListener('visibilitychange', send)
    send()
    return stop
  }, [id])
}

/** The results that led here, or the page of ours before this one; empty if there is none. */
function ownPageBefore(): string {
  const results = cameFrom()?.results
  if (results !== undefined) return results
  if (!isFirstPage() || !URL.canParse(document.referrer)) return ''
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin ? `${pathname}${search}` : ''
}
