import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

// Reads a page again and again, and says when asked how long each has taken since it was asked last. In a
// thread of its own: what the benchmark itself does meanwhile must not count as the site's delay.

const BETWEEN_MS = 20
const { url } = z.object({ url: z.string() }).parse(workerData)
let times: number[] = []
parentPort?.on('message', () => {
  parentPort?.postMessage(times)
  times = []
})
for (;;) {
  const from = performance.now()
  await (await fetch(url)).arrayBuffer()
  times.push(performance.now() - from)
  await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
}
