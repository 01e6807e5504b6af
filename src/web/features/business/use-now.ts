import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/** The moment of the server's rendering until the browser has taken over, then the present. */
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
