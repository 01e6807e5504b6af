// One process: pages rendered on the server, hot reload, API.
import path from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { BIN, run } from './lib/run.mjs'

await ensureInstalled()
process.exit(await run(path.join(BIN, 'vite'), ['dev', ...process.argv.slice(2)]))
