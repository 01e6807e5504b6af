import { chmodSync, existsSync, statSync } from 'node:fs'
import path from 'node:path'

export const OWNER_ONLY_FOLDER = 0o700
export const OWNER_ONLY_FILE = 0o600
const DATABASE_FILES = ['cpt.sqlite', 'lock.sqlite'].flatMap((name) => [
  name,
  `${name}-wal`,
  `${name}-shm`,
  `${name}-journal`,
])
/** Named here and not walked through: a closed folder closes all that lies in it. */
const FOLDERS = ['images', 'outbox']

/** From now on nobody but this user reads what the process writes: database, pictures, mail, backups. */
export function writePrivately(): void {
  process.umask(0o077)
}

/**
 * Closes the folder of the data to the machine's other users where an earlier version or an operator
 * left it open. What belongs to somebody else is left as it is and named in a sentence for the log.
 */
export function closeDataDir(dataDir: string): string[] {
  return [
    ...tighten(dataDir, OWNER_ONLY_FOLDER),
    ...FOLDERS.flatMap((name) => tighten(path.join(dataDir, name), OWNER_ONLY_FOLDER)),
    ...DATABASE_FILES.flatMap((name) => tighten(path.join(dataDir, name), OWNER_ONLY_FILE)),
  ]
}

function tighten(target: string, mode: number): string[] {
  if (!existsSync(target) || (statSync(target).mode & 0o077) === 0) return []
  try {
    chmodSync(target, mode)
    return []
  } catch {
    return [`${target} can be read by other users of this machine, and its mode cannot be changed.`]
  }
}
