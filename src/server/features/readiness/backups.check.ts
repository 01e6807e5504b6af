import { stat } from 'node:fs/promises'
import type { BackupService } from '#server/features/backups/backup.service.ts'
import { describeTrouble } from '#server/features/backups/backup-trouble.ts'
import type { Context } from '#server/platform/context.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { type Found, found } from './found.ts'

const MB = 1024 ** 2

/** A disk that dies takes the backups on it along. */
async function describeDisk({ backupTo, dataDir }: Context['config']): Promise<string> {
  if (!backupTo || !('folder' in backupTo)) return ''
  const [there, here] = await Promise.all([stat(backupTo.folder), stat(dataDir)])
  return there.dev === here.dev
    ? ', on the same disk as the site: copy them to another machine as well'
    : ', on another disk'
}

/** Whether there is a backup of last night, and whether it was restored to try it. */
export async function checkBackups(
  { config }: Pick<Context, 'config'>,
  backups: BackupService,
): Promise<Found> {
  const state = await backups.getState()
  const { to, isOff, last, nextRunAt } = state
  if (isOff) return found('ok', { sentence: 'Something else makes them, by BACKUP_TO=off.' })
  if (to === null)
    return found('warn', {
      sentence: 'The site makes none: if the disk dies, all is lost.',
      mend: 'Name a folder on another disk, or the bucket.',
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
  return found('ok', {
    sentence: `${formatDateTime(last.madeAt)}, ${size} MB, in ${to}${await describeDisk(config)}. Restored to try it in ${Math.ceil(last.trialMs / 1000)} s.`,
  })
}
