// Which Node runs the site: the one that came with the packages, or else the machine's own.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { BIN } from './run.mjs'

/** The first release with `optimizeEmptyRequests`, which the server needs. */
const OLDEST = '24.12.0'

const BROUGHT = path.join(BIN, 'node')

/** The bundled one, or else the machine's own if it is recent enough. */
export function chooseNode(brought, own) {
  return brought ?? (isRecent(own.version) ? own.file : undefined)
}

function isRecent(version) {
  return version.localeCompare(OLDEST, 'en', { numeric: true }) >= 0
}

/** Ends with a message if there is no suitable Node. */
export function requireNode() {
  const brought = existsSync(BROUGHT) ? BROUGHT : undefined
  const own = { file: process.execPath, version: process.versions.node }
  const node = chooseNode(brought, own)
  if (node) return node
  console.error(
    `CPT Recommends needs Node ${OLDEST} or later. This machine has ${own.version}, and no Node came with the packages (${process.platform}-${process.arch}). Please install Node 24 from https://nodejs.org, then try again.`,
  )
  process.exit(1)
}
