import { useHydrated } from '@tanstack/react-router'
import { randomPros } from '#shared/catalogue/category-copy.ts'

/**
 * A decorative random number. A cached page has the same one for everybody, so the browser replaces the whole
 * element with its own: React does not patch a text that differs during hydration.
 */
export function ProsBadge() {
  const isHydrated = useHydrated()
  return (
    <span className="pros-badge" key={isHydrated ? 'browser' : 'server'} suppressHydrationWarning>
      {`${randomPros()}+ pros`}
    </span>
  )
}
