// From a fresh clone: installs, then runs every check, the fastest first.
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { BIN, step } from './lib/run.mjs'
import { ensureSystemPackages } from './lib/system.mjs'

const tool = (name) => path.join(BIN, name)

await ensureInstalled()
await ensureSystemPackages()
await step('Types', tool('tsc'), ['--noEmit'])
await step('Style and import boundaries', tool('biome'), ['check', '--error-on-warnings', '.'])
await step('Dead code', tool('knip'), ['--treat-config-hints-as-errors'])
await ensureBuilt()
await step('Rules, HTTP and database', tool('vitest'), ['run'])
await step('Screens', tool('playwright'), ['test'])
