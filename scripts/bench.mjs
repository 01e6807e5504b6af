// All benchmarks, or the named ones: npm run bench -- pages
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled, ensureInstalledIn } from './lib/install.mjs'
import { requireNode } from './lib/node.mjs'
import { ROOT, step } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
const all = readdirSync(path.join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : all) {
  if (!all.includes(name)) {
    console.error(`There is no benchmark ${name}; there are: ${all.join(', ')}.`)
    process.exit(1)
  }
  if (name === 'lighthouse') await ensureInstalledIn('bench/lighthouse')
  await step(name, requireNode(), [`bench/${name}.ts`])
}
