import { type RefObject, useEffect, useRef } from 'react'

/** Focuses an element when it appears, because the focused one has disappeared or opened it. */
export function useFocusOnMount<T extends HTMLElement>(wanted = true): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (wanted) ref.current?.focus()
  }, [wanted])
  return ref
}
