import type { BackupReport } from '#server/features/backups/backup-report.ts'
import type { BackupSettings } from './open-backup-store.ts'

/** What the site and the process that makes its backup say to each other. */
export interface BackupJob {
  settings: BackupSettings
  now: Date
}
export type BackupAnswer = { report: BackupReport } | { failure: string }
