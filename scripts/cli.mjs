// Operator's commands, run by the build that is there: `npm run backup -- --env-file /etc/cpt-recommends.env --to folder`.
// They never install or build, which would take the files from under a running site.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { isBuildCurrent } from './lib/build.mjs'
import { requireNode } from './lib/node.mjs'
import { ROOT, run, SITE } from './lib/run.mjs'

if (!existsSync(path.join(ROOT, SITE.at(-1)))) {
  console.error('There is no build here. Run `npm ci && npm run build` first.')
  process.exit(1)
}
if (!isBuildCurrent())
  console.error(
    'The build here is not of these sources: this command is of the version that was built, as the site is. `npm run build` builds the new one.',
  )
const [settings, args] = takeSettings(process.argv.slice(2))
process.exit(await run(requireNode(), [settings, ...SITE, ...args]))

/** Node's own option for the file of the settings, and what is left for the command. */
function takeSettings(given) {
  const at = given.findIndex((word) => /^--env-file(=|$)/.test(word))
  if (at === -1) return ['--env-file-if-exists=.env', given]
  const [name, file] = given[at].split(/=(.*)/s)
  return file === undefined
    ? [`${name}=${given[at + 1]}`, given.toSpliced(at, 2)]
    : [`${name}=${file}`, given.toSpliced(at, 1)]
}
