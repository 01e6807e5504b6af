import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

// Reads a page again and again until it is told to stop, and says how long each took. In a thread of its
// own: what the benchmark itself does meanwhile must not count as the site's delay.

const BETWEEN_MS = 20
const { url } = z.object({ url: z.string() }).parse(workerData)
let stopped = false
parentPort?.once('message', () => {
  stopped = true
})
const times: number[] = []
while (!stopped) {
  const from = performance.now()
  await (await fetch(url)).arrayBuffer()
  times.push(performance.now() - from)
  await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
}
parentPort?.postMessage(times)
