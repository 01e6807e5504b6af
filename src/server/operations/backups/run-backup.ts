import { performance } from 'node:perf_hooks'
import type { BackupReport } from '#server/features/backups/backup-report.ts'
import { ConfigError } from '#server/platform/config/config.ts'
import { backupNamed, nameOfMoment } from './backup-name.ts'
import type { BackupStore } from './backup-store.ts'
import { makeBackup } from './make-backup.ts'
import { type BackupSettings, openBackupStore } from './open-backup-store.ts'
import { deleteUntried, findBackups, prune, refuseOtherKey } from './stored-backups.ts'
import { tryBackup } from './try-backup.ts'
import { withWorkFolder } from './work-folder.ts'

/** Makes a backup in BACKUP_TO, tries it, and only then deletes outdated ones. */
export function runBackup(settings: BackupSettings, now: Date): Promise<BackupReport> {
  const { backupTo } = settings
  if (!backupTo) throw new ConfigError('Please say where backups are stored: set BACKUP_TO.')
  return withWorkFolder(settings.dataDir, async (workFolder) => {
    const store = openBackupStore(settings, backupTo, workFolder)
    // First, so that a place that is gone is known before any work.
    await refuseOtherKey(store, findBackups(await store.findNames()))
    const work = { store, name: backupNamed(nameOfMoment(now)), workFolder }
    const start = performance.now()
    const { manifest, bytes } = await makeBackup(settings, work, now)
    const made = performance.now()
    await deleteUntried(store, now)
    await tryBackup(settings, work, manifest)
    const tried = performance.now()
    const report: BackupReport = {
      name: work.name.name,
      madeAt: manifest.madeAt,
      triedAt: new Date(now.getTime() + Math.round(tried - start)).toISOString(),
      makingMs: Math.round(made - start),
      trialMs: Math.round(tried - made),
      bytes,
      rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
      images: manifest.images ?? 0,
      fault: null,
    }
    await store.put(work.name.tried, new Blob([`${JSON.stringify(report, null, 2)}\n`]))
    return { ...report, fault: await findPruningFault(store, now) }
  })
}

/** The backup is good all the same: making another one would only need more room. */
async function findPruningFault(store: BackupStore, now: Date): Promise<string | null> {
  try {
    const unreadable = await prune(store, now)
    return unreadable.length > 0
      ? `BACKUP_TO holds backups that cannot be read: ${unreadable.join(', ')}. Move them away.`
      : null
  } catch (error) {
    return `Outdated backups could not be deleted: ${error instanceof Error ? error.message : error}`
  }
}
