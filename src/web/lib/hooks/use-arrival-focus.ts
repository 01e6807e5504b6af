import { type RefObject, useEffect, useRef } from 'react'

/** For what takes the keyboard when it appears, since what held it has gone or asks for it. */
export function useArrivalFocus<T extends HTMLElement>(wanted = true): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (wanted) ref.current?.focus()
  }, [wanted])
  return ref
}
