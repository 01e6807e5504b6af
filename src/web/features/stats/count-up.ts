import { useEffect, useRef, useState } from 'react'

export const COUNT_UP_MS = 2000

/** The number shown at this time after the start: easing out. */
export function countAt(from: number, to: number, elapsedMs: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS))
  return Math.round(from + (to - from) * (1 - (1 - share) ** 3))
}

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Counts from the old number to the new one in two seconds, or jumps with reduced motion. */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(() => (prefersStill() ? target : 0))
  const last = useRef(shown)
  useEffect(() => {
    const show = (count: number) => {
      last.current = count
      setShown(count)
    }
    if (prefersStill()) {
      show(target)
      return
    }
    const from = last.current
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      show(countAt(from, target, now - start))
      if (now - start < COUNT_UP_MS) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}
