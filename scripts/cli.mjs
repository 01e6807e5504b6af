// Operator's commands, run by the built server: `npm run db:migrate`, `npm run backup -- --to folder`.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node.mjs'
import { run, SITE } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
const code = await run(requireNode(), [
  '--env-file-if-exists=.env',
  ...SITE,
  ...process.argv.slice(2),
])
process.exit(code)
