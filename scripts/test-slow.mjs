// What npm test leaves out: PostgreSQL where SQLite usually does, operation and proxies, faults and attacks, and the
// screens tagged @slow.
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { BIN, environment, step } from './lib/run.mjs'
import { findTests, SLOW_TESTS } from './lib/slow-tests.mjs'
import { ensureServerPrograms, ensureSystemPackages } from './lib/system.mjs'

const vitest = path.join(BIN, 'vitest')

await ensureInstalled()
await ensureSystemPackages()
await ensureServerPrograms()
await ensureBuilt()
await step(
  'HTTP on PostgreSQL',
  vitest,
  ['run', '-t', 'on postgres', ...(await findTests((code) => code.includes('USUAL_ENGINES')))],
  { env: { ...environment, TEST_ENGINE: 'postgres' } },
)
await step('Operation, faults and attacks', vitest, ['run', ...SLOW_TESTS])
await step('Screens at more sizes', path.join(BIN, 'playwright'), ['test', '--grep', '@slow'])
