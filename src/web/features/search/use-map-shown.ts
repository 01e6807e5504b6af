import { useSyncExternalStore } from 'react'

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Whether the address requests the map. Until hydration, the style sheet decides by itself. */
export const useMapShown = () =>
  useSyncExternalStore(
    listen,
    () => location.hash === '#map',
    () => false,
  )
