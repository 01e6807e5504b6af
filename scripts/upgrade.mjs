// Restarts the processes of the systemd unit on the release that this file belongs to, one after the other, and goes back
// to the release before if one does not get ready. As root, in the folder of the new release, once it is built:
//   node scripts/upgrade.mjs 3001 3002 3003
// /srv/cpt-recommends, where the unit runs, is a link to the folder of a release (or --link names another).
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, realpathSync, renameSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ROOT } from './lib/run.mjs'

/** A start that builds the search index anew takes longest. */
const READY_SECONDS = 120
/** So often systemd has started it again: it does not start. */
const ENDED_TIMES = 2
/** The proxy calls a process down for two seconds after it refused a connection: both at once would be an outage. */
const BETWEEN_MS = 3000

const { values, positionals: ports } = parseArgs({
  allowPositionals: true,
  options: { link: { type: 'string', default: '/srv/cpt-recommends' } },
})
const { link } = values
const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}
if (ports.length === 0) fail('Please name the ports: node scripts/upgrade.mjs 3001 3002 3003')
if (!existsSync(stampOf(ROOT))) fail('There is no build here. Run `npm ci && npm run build` first.')
if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink())
  fail(`${link} must be a link to the folder of the release that runs.`)
const [before, now] = [realpathSync(link), realpathSync(ROOT)]

const restarted = []
for (const port of ports) {
  restarted.push(port)
  if (await restart(port, now)) continue
  console.error(`The process on port ${port} did not get ready: going back to ${before}.`)
  for (const one of restarted.toReversed())
    if (!(await restart(one, before))) fail(`Port ${one} does not get ready there either.`)
  fail(`${before} runs again; journalctl -u cpt-recommends@${port} says what was wrong.`)
}
console.log(
  `${now} runs on ${ports.join(', ')}. To go back: node scripts/upgrade.mjs in ${before}.`,
)

function stampOf(release) {
  return path.join(release, 'dist/.built')
}

/** Whether the process is ready, with the build of this release. */
async function restart(port, release) {
  use(release)
  const unit = `cpt-recommends@${port}`
  if (spawnSync('systemctl', ['restart', unit], { stdio: 'inherit' }).status !== 0) return false
  const build = existsSync(stampOf(release)) ? readFileSync(stampOf(release), 'utf8') : ''
  const endedBefore = countEnds(unit)
  const until = Date.now() + READY_SECONDS * 1000
  while (Date.now() < until && countEnds(unit) < endedBefore + ENDED_TIMES) {
    const [ready, live] = await Promise.all([ask(port, ''), ask(port, '/live')])
    // Releases from before the build was told have none.
    if (ready && build.startsWith(live?.build ?? '')) {
      await pause(BETWEEN_MS)
      return true
    }
    await pause(500)
  }
  return false
}

/** How often systemd has started it again by itself. */
function countEnds(unit) {
  const args = ['show', '--property=NRestarts', '--value', unit]
  return Number(spawnSync('systemctl', args, { encoding: 'utf8' }).stdout)
}

/** In one step, so that a process that starts at this moment finds one release or the other. */
function use(release) {
  symlinkSync(release, `${link}.next`)
  renameSync(`${link}.next`, link)
}

async function ask(port, which) {
  const signal = AbortSignal.timeout(3000)
  const answer = await fetch(`http://127.0.0.1:${port}/api/health${which}`, { signal }).catch(
    () => null,
  )
  return answer?.ok ? answer.json().catch(() => null) : null
}
