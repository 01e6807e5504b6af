import { savesData } from '#web/lib/saves-data.ts'

/** After the first load and everything that it still fetches. */
const PAUSE_MS = 2500

/** Safari has no requestIdleCallback; a timeout replaces it. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act)

/**
 * Loads code that a tap may need when the page is idle, so that the tap works offline. A failed load is
 * repeated by the tap. Returns a function that cancels it.
 */
export function fetchWhenIdle(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => {
    if (savesData() || !navigator.onLine) return
    whenIdle(() => void load().catch(() => undefined))
  }, PAUSE_MS)
  return () => clearTimeout(timer)
}
