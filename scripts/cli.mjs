// Operator's commands, run by the built server: `npm run db:migrate`, `npm run backup -- --to folder`.
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { BIN, run, SITE } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
const code = await run(path.join(BIN, 'node'), [
  '--env-file-if-exists=.env',
  ...SITE,
  ...process.argv.slice(2),
])
process.exit(code)
