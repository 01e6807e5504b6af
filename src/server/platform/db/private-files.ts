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
/** Listed here instead of walking the folders: a closed folder protects everything inside. */
const FOLDERS = ['images', 'outbox']

/** From now on, files of the process are readable by this user only: database, images, mail, backups. */
export function writePrivately(): void {
  process.umask(0o077)
}

/**
 * Closes the data folder to other users of the machine if an earlier version or an operator left it open.
 * Files of another user are left unchanged and reported in the log.
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
