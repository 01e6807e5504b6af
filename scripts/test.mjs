// From a fresh clone: installs, then runs the checks, the fastest first. What takes longer is in test-slow.mjs.
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { BIN, step } from './lib/run.mjs'
import { SLOW_TESTS } from './lib/slow-tests.mjs'
import { ensureSystemPackages } from './lib/system.mjs'

const tool = (name) => path.join(BIN, name)

await ensureInstalled()
await ensureSystemPackages()
await step('Types', tool('tsc'), ['--noEmit'])
await step('Style and import boundaries', tool('biome'), ['check', '--error-on-warnings', '.'])
await step('Dead code', tool('knip'), ['--treat-config-hints-as-errors'])
await step('Regular expressions', tool('node'), ['scripts/check-regexes.ts'])
await ensureBuilt()
await step('Rules, HTTP and database', tool('vitest'), [
  'run',
  ...[...SLOW_TESTS, 'tests/releases', 'tests/soak'].map((folder) => `--exclude=${folder}/**`),
])
await step('Screens', tool('playwright'), ['test', '--grep-invert', '@slow'])
