import { useEffect, useState } from 'react'
import type { Toast } from '#web/lib/toast.ts'

/** Screen readers read what changes in a region that they know already, and that no closing dialog covers. */
const DELAY_MS = 250
/** Afterwards the text would only be found a second time, beside the toast itself. */
const STAYS_MS = 1000

/** What a screen reader says of a toast, once. */
export function useAnnouncement(toast: Toast | undefined) {
  const [text, setText] = useState('')
  const { id, open, title, description = '', undo, earlier = [], variant } = toast ?? {}
  const way = undo || earlier.length > 0 ? 'To undo it, press F8 and then Tab.' : ''
  useEffect(() => {
    if (id === undefined || !open) return
    const say = setTimeout(
      () => setText(`Notification ${title} ${description} ${way}`.trim()),
      DELAY_MS,
    )
    const fallSilent = setTimeout(() => setText(''), DELAY_MS + STAYS_MS)
    return () => {
      clearTimeout(say)
      clearTimeout(fallSilent)
      setText('')
    }
  }, [id, open, title, description, way])
  return { text, live: variant === 'destructive' ? ('assertive' as const) : ('polite' as const) }
}
