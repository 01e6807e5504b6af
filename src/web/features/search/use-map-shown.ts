import { useSyncExternalStore } from 'react'

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Whether the address asks for the map. The style sheet knows it by itself, until our code draws it anew. */
export const useMapShown = () =>
  useSyncExternalStore(
    listen,
    () => location.hash === '#map',
    () => false,
  )
