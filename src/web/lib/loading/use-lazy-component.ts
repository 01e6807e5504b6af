import { type ComponentType, useEffect, useState } from 'react'
import { reportLoadFailure } from '#web/lib/api/report-load-failure.ts'
import { fetchWhenIdle } from './when-idle.ts'

/**
 * A component whose code loads when the page is idle, or when it is first needed. A failed load is shown to
 * the visitor, who can retry; thrown, it would replace the whole page. Offline, it is retried as soon as the
 * connection is back.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null)
  const ask = async () => {
    if (component) return
    try {
      const loaded = await load()
      setComponent(() => loaded)
    } catch (error) {
      reportLoadFailure(error, () => void ask())
    }
  }
  useEffect(() => fetchWhenIdle(load), [load])
  return [component, ask] as const
}
