// Faults and attacks at their full number of rounds, one file after the other: npm run proof,
// or some of them: npm run proof -- tests/faults/mail-kill.test.ts
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { BIN, environment, step } from './lib/run.mjs'
import { ensureSystemPackages } from './lib/system.mjs'

await ensureInstalled()
await ensureSystemPackages()
await ensureBuilt()
const wanted = process.argv.slice(2)
const files = wanted.length > 0 ? wanted : ['tests/faults', 'tests/fuzz']
// Isolated, unlike npm test: what thousands of attacks leave in memory is not the next file's.
const options = ['run', '--maxWorkers=1', '--isolate', ...files]
await step('Faults and attacks', path.join(BIN, 'vitest'), options, {
  env: { ...environment, EFFORT: 'proof' },
})
