import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.mjs'

function addToHash(hash, file) {
  const absolute = path.join(ROOT, file)
  if (!existsSync(absolute)) return
  if (statSync(absolute).isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addToHash(hash, path.join(file, name))
    return
  }
  hash.update(file).update('\0').update(readFileSync(absolute)).update('\0')
}

/** A hash of the contents of files and folders: build output is up to date while it is the same. */
export function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files) addToHash(hash, file)
  return hash.digest('hex')
}

export function isFresh(stampFile, print) {
  const absolute = path.join(ROOT, stampFile)
  return existsSync(absolute) && readFileSync(absolute, 'utf8') === print
}

export function writeStamp(stampFile, print) {
  const absolute = path.join(ROOT, stampFile)
  mkdirSync(path.dirname(absolute), { recursive: true })
  writeFileSync(absolute, print)
}
