import { type ComponentType, useState } from 'react'
import { logFailure } from './log-failure.ts'
import { toast } from './toast.ts'

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
      logFailure('A part of the page did not load.', error)
      toast({
        variant: 'destructive',
        title: 'That did not load',
        description: 'Please check your connection and try again.',
      })
    }
  }
  return [component, ask] as const
}
