import { requireNode } from './node.mjs'
import { step } from './run.mjs'
import { fingerprint, isFresh, writeStamp } from './stamp.mjs'

const NPM_CI = ['ci', '--no-audit', '--no-fund', '--loglevel=error']

/** Installs exactly what the lock file says, once for each lock file. */
export async function ensureInstalled() {
  await installOnce('package-lock.json', 'node_modules/.installed', 'Installing packages', NPM_CI)
}

/** The packages of a folder that only one command needs. */
export async function ensureInstalledIn(folder) {
  const args = [...NPM_CI, '--ignore-scripts', '--prefix', folder]
  const stamp = `${folder}/node_modules/.installed`
  await installOnce(`${folder}/package-lock.json`, stamp, `Installing packages of ${folder}`, args)
}

async function installOnce(lockFile, stamp, title, args) {
  const print = fingerprint([lockFile])
  const installed = isFresh(stamp, print)
  if (!installed) await step(title, 'npm', args)
  // npm ignores an optional package that it could not fetch: then the next start tries again.
  requireNode()
  if (!installed) writeStamp(stamp, print)
}
