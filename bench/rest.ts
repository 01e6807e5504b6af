import { startDemoSite } from './lib/demo-site.ts'
import { residentMegabytes } from './lib/process-use.ts'

// Memory when idle with the demo data and its pictures, and the start time: the first start, which creates
// the demo, and a warm one. Idle means after the start's memory was released, see
// src/server/platform/idle-memory.ts.

// Until the memory of the start is released.
const settle = () => new Promise((resolve) => setTimeout(resolve, 20_000))

const site = await startDemoSite()
try {
  await settle()
  const table = {
    'first start': { 'ready ms': site.readyMs(), 'MB at rest': residentMegabytes(site.pid()) },
  }
  await site.restart()
  await settle()
  console.table({
    ...table,
    'warm start': { 'ready ms': site.readyMs(), 'MB at rest': residentMegabytes(site.pid()) },
  })
} finally {
  await site.stop()
}
