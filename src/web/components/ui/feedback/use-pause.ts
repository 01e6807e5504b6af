import { useEffect, useState } from 'react'

/** While somebody points at it, has focus in it or looks elsewhere, it does not go away. */
export function usePause() {
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const leave = () => setIsAway(true)
    const comeBack = () => setIsAway(false)
    addEventListener('blur', leave)
    addEventListener('focus', comeBack)
    return () => {
      removeEventListener('blur', leave)
      removeEventListener('focus', comeBack)
    }
  }, [])
  return {
    isPaused: isHovered || hasFocus || isAway,
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  }
}
