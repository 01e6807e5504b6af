import { startDemoSite } from './lib/demo-site.ts'
import { residentMegabytes } from './lib/process-use.ts'

// Memory at rest with the demo city and its pictures, and how long a start takes: the first one, which
// makes the city, and a warm one.

// At rest is when memory that the start had needed is given back, see src/server/platform/idle-memory.ts.
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
