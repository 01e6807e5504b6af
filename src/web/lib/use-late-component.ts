import { type ComponentType, useState } from 'react'
import { tellLoadFailure } from './tell-load-failure.ts'

/**
 * A component whose code comes when it is first asked for. A load that fails is told to the
 * visitor, who can ask again; thrown, it would take the whole page away.
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null)
  const ask = async () => {
    if (component) return
    try {
      const loaded = await load()
      setComponent(() => loaded)
    } catch (error) {
      tellLoadFailure(error)
    }
  }
  return [component, ask] as const
}
