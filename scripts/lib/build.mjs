import { rmSync } from 'node:fs'
import path from 'node:path'
import { requireNode } from './node.mjs'
import { BIN, ROOT, step } from './run.mjs'
import { fingerprint, isFresh, writeStamp } from './stamp.mjs'

const STAMP = 'dist/.built'
const SOURCES = [
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'src',
  'content',
  'public',
  'scripts',
]

export const isBuildCurrent = () => isFresh(STAMP, fingerprint(SOURCES))

/** Builds the browser's and the server's files, unless their sources are unchanged. */
export async function ensureBuilt() {
  const print = fingerprint(SOURCES)
  if (isFresh(STAMP, print)) return
  rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true })
  const vite = path.join(BIN, 'vite')
  await step('Building the pages', vite, ['build', '--logLevel', 'warn'])
  await step('Building the server', vite, ['build', '--ssr', '--logLevel', 'warn'])
  await step('Compressing', requireNode(), ['scripts/precompress.mjs', 'dist/client'])
  writeStamp(STAMP, print)
}
