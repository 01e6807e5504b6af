import os from 'node:os'
import type { BackupAnswer, BackupJob } from './backup-job.ts'
import { runBackup } from './run-backup.ts'

// The process that makes a backup: started by backup-process.ts, and ends with it.
async function answer({ settings, now }: BackupJob): Promise<BackupAnswer> {
  try {
    return { report: await runBackup(settings, now) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

try {
  // Visitors first.
  os.setPriority(10)
} catch {
  // A container may forbid it.
}
process.once('message', (job: BackupJob) => {
  void answer(job).then((said) => process.send?.(said, () => process.exit()))
})
process.on('disconnect', () => process.exit())
// Ctrl+C in a terminal reaches this process as well; the site decides when it ends.
process.on('SIGINT', () => undefined)
