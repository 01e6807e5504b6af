import { stat } from 'node:fs/promises'
import type { BackupService } from '#server/features/backups/backup.service.ts'
import { describeTrouble } from '#server/features/backups/backup-trouble.ts'
import type { Context } from '#server/platform/context.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { type Found, found } from './found.ts'

const MB = 1024 ** 2

/** A disk that dies takes the backups on it along. */
async function isOnSameDisk({ backupTo, dataDir }: Context['config']): Promise<boolean> {
  if (!backupTo || !('folder' in backupTo)) return false
  const [there, here] = await Promise.all([stat(backupTo.folder), stat(dataDir)])
  return there.dev === here.dev
}

/** Whether there is a backup of last night, and whether it was restored to try it. */
export async function checkBackups(
  { config }: Pick<Context, 'config'>,
  backups: Pick<BackupService, 'getState'>,
): Promise<Found> {
  const state = await backups.getState()
  const { to, isEncrypted, isOff, last, nextRunAt } = state
  if (isOff) return found('ok', { sentence: 'Something else makes them, by BACKUP_TO=off.' })
  if (to === null)
    return found(config.mode === 'production' ? 'bad' : 'warn', {
      sentence: 'The site makes none: if the disk dies, all is lost.',
      mend: 'Name a folder on another disk, or the bucket; or “off” if something else makes them.',
      line: 'BACKUP_TO=/var/backups/cpt-recommends',
    })
  const trouble = describeTrouble(state)
  if (trouble !== null)
    return found('bad', {
      sentence: trouble,
      mend: 'Fix the cause, then make one by hand; the next comes by itself.',
      line: 'npm run backup -- --to a-new-folder',
    })
  if (last === null)
    return found('warn', {
      sentence: `None was made yet. The first comes ${nextRunAt ? `on ${formatDateTime(nextRunAt)}` : 'at 03:00'}.`,
      mend: 'Look again tomorrow.',
    })
  const size = Math.max(1, Math.round(last.bytes / MB))
  const sentence = `${formatDateTime(last.madeAt)}, ${size} MB, in ${to}. Restored to try it in ${Math.ceil(last.trialMs / 1000)} s.`
  if (await isOnSameDisk(config))
    return found('warn', {
      sentence: `${sentence} It is on the disk of the site, and lost with it.`,
      mend: 'Mount another disk or machine there, or use the bucket.',
      line: 'BACKUP_TO=bucket',
    })
  if (config.backupTo && 'inBucket' in config.backupTo && !isEncrypted)
    return found('warn', {
      sentence: `${sentence} Whoever reads the bucket reads all of it.`,
      mend: 'Set BACKUP_KEY to what this prints, and keep a copy away from this machine and the bucket.',
      line: 'openssl rand -base64 32',
    })
  return found('ok', { sentence })
}
