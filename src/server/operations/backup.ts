import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '#server/platform/config/config.ts'
import { OWNER_ONLY_FOLDER } from '#server/platform/db/private-files.ts'
import { backupNamed } from './backups/backup-name.ts'
import { makeBackup } from './backups/make-backup.ts'
import type { Manifest } from './backups/manifest.ts'
import { type BackupSettings, openBackupStore } from './backups/open-backup-store.ts'
import { tryBackup } from './backups/try-backup.ts'
import { withWorkFolder } from './backups/work-folder.ts'

/**
 * Makes a backup of its own in a new folder while the site is running, and tries it. The folder gets its final name
 * only when it is complete, so that a partial backup is never mistaken for a backup.
 */
export async function backUp(settings: BackupSettings, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new ConfigError(`${folder} is there already: name a new folder.`)
  return withWorkFolder(settings.dataDir, async (workFolder) => {
    const partial = `${folder}.partial`
    await rm(partial, { recursive: true, force: true })
    await mkdir(path.dirname(partial), { recursive: true })
    // Readable by the operator only: it contains every account.
    await mkdir(partial, { mode: OWNER_ONLY_FOLDER })
    const store = openBackupStore(settings, { folder: partial }, workFolder)
    const work = { store, name: backupNamed(''), workFolder }
    const { manifest } = await makeBackup(settings, work, new Date())
    await tryBackup(settings, work, manifest)
    await store.removeLeftovers(new Date())
    await rename(partial, folder)
    return manifest
  })
}
