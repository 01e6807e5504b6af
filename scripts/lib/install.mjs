import { requireNode } from './node.mjs'
import { step } from './run.mjs'
import { fingerprint, isFresh, writeStamp } from './stamp.mjs'

const STAMP = 'node_modules/.installed'

/** Installs exactly what the lock file says, once for each lock file. */
export async function ensureInstalled() {
  const print = fingerprint(['package-lock.json'])
  const installed = isFresh(STAMP, print)
  if (!installed)
    await step('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  // npm ignores an optional package that it could not fetch: then the next start tries again.
  requireNode()
  if (!installed) writeStamp(STAMP, print)
}
