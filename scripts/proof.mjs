// Fault and attack tests with all their rounds and the figures of an upgrade, one file after the other, then the browser
// flows at both widths and the main flows in Firefox and WebKit: npm run proof, or some of it:
// npm run proof -- tests/faults/mail-kill.test.ts, npm run proof -- screens, npm run proof -- browsers
// Only by its name, since it takes an hour: npm run proof -- soak
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { BIN, environment, step } from './lib/run.mjs'
import { ensureOtherBrowsers, ensureSystemPackages } from './lib/system.mjs'

await ensureInstalled()
await ensureSystemPackages()
await ensureBuilt()
const wanted = process.argv.slice(2)
const isAll = wanted.length === 0
const withScreens = isAll || wanted.includes('screens')
const withBrowsers = isAll || wanted.includes('browsers')
const files = isAll
  ? ['tests/faults', 'tests/fuzz', 'tests/infrastructure/upgrade.test.ts', 'tests/releases']
  : wanted
      .filter((name) => name !== 'screens' && name !== 'browsers')
      .map((name) => (name === 'soak' ? 'tests/soak' : name))
const fullEffort = { env: { ...environment, EFFORT: 'proof' } }
if (withBrowsers) await ensureOtherBrowsers()
if (files.length > 0)
  // Isolated, unlike npm test: thousands of attacks leave memory in use that must not affect the next file.
  await step(
    'Faults and attacks',
    path.join(BIN, 'vitest'),
    ['run', '--maxWorkers=1', '--isolate', ...files],
    fullEffort,
  )
if (withScreens) await step('Screens', path.join(BIN, 'playwright'), ['test'], fullEffort)
if (withBrowsers)
  await step('Firefox and WebKit', path.join(BIN, 'node'), ['tests/other-browsers/main.ts'])
