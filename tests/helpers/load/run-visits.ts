import { setTimeout as pause } from 'node:timers/promises'

/** No more than this many at once, whatever the rate: a site that stands still is found out, not buried. */
const AT_ONCE = 200

/** As many visits as the site can take, one after the other by so many visitors; how many a second. */
export async function measureCapacity(
  visit: (number: number) => Promise<void>,
  { seconds, visitors, first = 0 }: { seconds: number; visitors: number; first?: number },
): Promise<{ perSecond: number; next: number }> {
  const until = performance.now() + seconds * 1000
  let next = first
  const from = performance.now()
  const goOn = async () => {
    while (performance.now() < until) {
      const number = next
      next += 1
      await visit(number)
    }
  }
  await Promise.all(Array.from({ length: visitors }, goOn))
  return { perSecond: (next - first) / ((performance.now() - from) / 1000), next }
}

/** Visits that begin at this rate, however long the ones before take; how many there was no room for. */
export async function runAtRate(
  visit: (number: number) => Promise<void>,
  { perSecond, seconds, first }: { perSecond: number; seconds: number; first: number },
): Promise<{ visits: number; tooMany: number }> {
  const started = performance.now()
  const running = new Set<Promise<void>>()
  let visits = 0
  let tooMany = 0
  for (;;) {
    const passed = (performance.now() - started) / 1000
    if (passed >= seconds) break
    while (visits + tooMany < passed * perSecond) {
      if (running.size >= AT_ONCE) {
        tooMany += 1
        continue
      }
      const one = visit(first + visits).finally(() => running.delete(one))
      running.add(one)
      visits += 1
    }
    await pause(10)
  }
  await Promise.all(running)
  return { visits, tooMany }
}
