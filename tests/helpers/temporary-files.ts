import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const MEMORY = '/dev/shm'
/** All that the tests have there at once is below a quarter of it. */
const NEEDED_BYTES = 3 * 1024 ** 3

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem()) > NEEDED_BYTES
  } catch {
    // Not on Linux.
    return false
  }
}

/**
 * Temporary files in memory where there is room: a database is several hundred files, and creating one is
 * then six times as fast. TMPDIR, if set, stays as it is.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = MEMORY
}
