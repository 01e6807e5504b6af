/** After the first load and everything that it still fetches. */
const PAUSE_MS = 2500

/** Safari has no idle callback; after the pause it is idle as well. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act)

const savesData = () => navigator.connection?.saveData === true

/**
 * Fetches code that a tap may need while the page rests, so that the tap works without signal. What
 * does not come is asked for again by the tap. Returns a way to call it off.
 */
export function fetchWhenIdle(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => {
    if (savesData() || !navigator.onLine) return
    whenIdle(() => void load().catch(() => undefined))
  }, PAUSE_MS)
  return () => clearTimeout(timer)
}
