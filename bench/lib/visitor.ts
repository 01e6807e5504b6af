import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

// Reads a page repeatedly, and reports on request the durations since the last report. In a worker thread:
// the benchmark's own work must not count as the site's delay.

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
