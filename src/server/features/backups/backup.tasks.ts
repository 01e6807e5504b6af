import { dailyAt, hourly } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import { BACKUP_TASK, type BackupService } from './backup.service.ts'

const HOUR_MS = 60 * 60 * 1000

/** None without BACKUP_TO. */
export const createBackupTasks = (backups: BackupService, isOn: boolean): Task[] =>
  isOn
    ? [
        {
          name: BACKUP_TASK,
          title: 'Backup',
          description:
            'Makes a backup, restores it to a scratch place and compares it with the site. Keeps 7 daily, 5 weekly and 12 monthly ones.',
          next: dailyAt(3),
          isLong: true,
          retryMs: HOUR_MS,
          run: backups.run,
        },
        {
          name: 'backup-check',
          title: 'Backup check',
          description: 'Tells the admin if a backup failed or was missed.',
          next: hourly,
          run: async () => ((await backups.tellAdmin()) ? 'The admin was told.' : 'All is well.'),
        },
      ]
    : []
