import { step } from './run.mjs'
import { fingerprint, isFresh, writeStamp } from './stamp.mjs'

const STAMP = 'node_modules/.installed'

/** Installs exactly what the lock file says, once for each lock file. */
export async function ensureInstalled() {
  const print = fingerprint(['package-lock.json'])
  if (isFresh(STAMP, print)) return
  await step('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeStamp(STAMP, print)
}
