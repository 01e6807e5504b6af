import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  const changes = ['online', 'offline']
  for (const change of changes) addEventListener(change, listener)
  return () => {
    for (const change of changes) removeEventListener(change, listener)
  }
}

/** False while the browser is offline. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
