import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { BACKUP_WORK } from '#server/features/backups/backup.settings.ts'
import { ConfigError } from '#server/platform/config/config.ts'
import { OWNER_ONLY_FOLDER } from '#server/platform/db/private-files.ts'
import { lockFolder } from '#server/platform/db/sqlite.ts'

const LOCK = /^lock\.sqlite/

/** Gives an empty folder to one backup at a time. What a killed one has left there is removed first. */
export async function withWorkFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = path.join(dataDir, BACKUP_WORK)
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  const lock = lockFolder(folder)
  if (!lock) throw new ConfigError('Another backup is being made. Try again when it is done.')
  const empty = async () => {
    for (const name of await readdir(folder))
      if (!LOCK.test(name)) await rm(path.join(folder, name), { recursive: true, force: true })
  }
  try {
    await empty()
    return await work(folder)
  } finally {
    await empty()
    lock.close()
  }
}
