import { type ComponentType, useEffect, useState } from 'react'
import { reportLoadFailure } from '#web/lib/api/report-load-failure.ts'
import { fetchWhenIdle } from './when-idle.ts'

/**
 * A component whose code comes while the page rests, or when it is first asked for. A load that fails
 * is told to the visitor, who can ask again; thrown, it would take the whole page away. Without signal
 * it is asked for again as soon as the signal is back.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null)
  const ask = async () => {
    if (component) return
    try {
      const loaded = await load()
      setComponent(() => loaded)
    } catch (error) {
      reportLoadFailure(error)
      if (!navigator.onLine) addEventListener('online', () => void ask(), { once: true })
    }
  }
  useEffect(() => fetchWhenIdle(load), [load])
  return [component, ask] as const
}
