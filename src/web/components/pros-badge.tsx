import { useHydrated } from '@tanstack/react-router'
import { randomPros } from '#shared/catalogue/category-copy.ts'

/**
 * A decorative number, drawn anew on each render. A cached page brings the same one to everybody, so
 * the browser replaces the whole element with its own draw: React leaves a text that differs alone.
 */
export function ProsBadge() {
  const isHydrated = useHydrated()
  return (
    <span className="pros" key={isHydrated ? 'browser' : 'server'} suppressHydrationWarning>
      {`${randomPros()}+ pros`}
    </span>
  )
}
