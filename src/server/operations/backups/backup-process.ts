import { fork } from 'node:child_process'
import type { BackupReport } from '#server/features/backups/backup-report.ts'
import type { Config } from '#server/platform/config/config.ts'
import { workerFile } from '#server/platform/worker-file.ts'
import type { BackupAnswer, BackupJob } from './backup-job.ts'

/**
 * Makes a backup in a process of its own: SQLite's checks and checksums of all rows would stop the site for seconds,
 * and what is copied must not fill its memory.
 */
export function runBackupProcess(
  { backupKey, backupTo, dataDir, databaseUrl, imagesDir, s3 }: Config,
  now: Date,
  signal: AbortSignal,
): Promise<BackupReport> {
  const child = fork(workerFile({ folder: import.meta.dirname, name: 'backup-worker' }), {
    serialization: 'advanced',
    execArgv: [],
    // With the environment of the site, where the password of PostgreSQL may be.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const settings = { backupKey, backupTo, dataDir, databaseUrl, imagesDir, s3 }
  const job: BackupJob = { settings, now }
  // It then ends by itself, and pg_dump with it.
  const stop = () => child.connected && child.disconnect()
  signal.addEventListener('abort', stop, { once: true })
  return new Promise<BackupReport>((resolve, reject) => {
    child.once('message', (said: BackupAnswer) => {
      if ('report' in said) resolve(said.report)
      else reject(new Error(said.failure))
    })
    child.once('error', reject)
    child.once('exit', (code, ended) =>
      reject(new Error(`The process that made the backup ended with ${ended ?? code}.`)),
    )
    child.send(job, (error) => error && reject(error))
  }).finally(() => signal.removeEventListener('abort', stop))
}
