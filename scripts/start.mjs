// From a fresh clone to a running site. Runs on the machine's Node; the site runs on the project's own.
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node.mjs'
import { environment, ROOT, run, SITE } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
const code = await run(requireNode(), ['--env-file-if-exists=.env', ...SITE], {
  env: { ...environment, NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compile') },
})
process.exit(code)
