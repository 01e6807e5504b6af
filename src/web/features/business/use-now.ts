import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/** The time of the server's rendering until hydration, then the current time. */
export function useNow(rendered: number): Date {
  const [now, setNow] = useState(rendered)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date(now)
}
