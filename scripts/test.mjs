// Fresh clone to green: everything that must hold, in the order in which a mistake shows soonest.
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { BIN, step } from './lib/run.mjs'
import { ensureSystemPackages } from './lib/system.mjs'

const tool = (name) => path.join(BIN, name)

await ensureInstalled()
await ensureSystemPackages()
// One core would wait for the other: the checks and the build need nothing of each other.
await Promise.all([
  step('Types', tool('tsc'), ['--noEmit']),
  step('Style and import boundaries', tool('biome'), ['check', '--error-on-warnings', '.']),
  step('Dead code', tool('knip'), ['--treat-config-hints-as-errors']),
  ensureBuilt(),
])
await step('Rules, HTTP and database', tool('vitest'), ['run'])
await step('Screens', tool('playwright'), ['test'])
