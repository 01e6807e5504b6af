import type { Context } from '#server/platform/context.ts'
import { refuseConflict } from '#server/platform/errors.ts'
import { enqueueOnceADay } from '#server/platform/outbox/enqueue.ts'
import { getTaskRun, hastenTaskRun } from '#server/platform/schedule/task-run.repository.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { getLastBackup, saveLastBackup } from './backup.repository.ts'
import { describePlace } from './backup.settings.ts'
import type { BackupReport } from './backup-report.ts'
import { type BackupState, describeTrouble, isMissed } from './backup-trouble.ts'
import { backupTrouble } from './mail/backup-trouble.tsx'

export const BACKUP_TASK = 'backup'

/** Makes, tries and stores a backup, away from the event loop. */
export type MakeBackup = (
  config: Context['config'],
  now: Date,
  signal: AbortSignal,
) => Promise<BackupReport>

export function createBackupService(context: Context, makeBackup: MakeBackup) {
  const { clock, config, db } = context

  const getState = async (): Promise<BackupState> => {
    const last = await getLastBackup(db)
    const run = await getTaskRun(db, BACKUP_TASK)
    const isOn = config.backupTo !== undefined
    const reason = run?.lastFailed === 1 ? run.lastResult : (last?.fault ?? null)
    const nextRunAt = isOn ? (run?.nextRunAt ?? null) : null
    return {
      to: config.backupTo ? describePlace(config.backupTo) : null,
      isOff: config.backupsAreOff,
      isEncrypted: isOn && config.backupKey !== undefined,
      last,
      failure:
        isOn && run?.lastFinishedAt && reason !== null ? { at: run.lastFinishedAt, reason } : null,
      isMissed: isOn && isMissed(last, nextRunAt, clock()),
      isRunning: isOn && (run?.leaseOwner ?? null) !== null,
      nextRunAt,
    }
  }

  return {
    getState,

    /** The scheduled backup; returns one sentence about it. */
    run: async (signal: AbortSignal): Promise<string> => {
      const report = await makeBackup(config, clock(), signal)
      await saveLastBackup(db, report)
      const { name, rows, images, makingMs, trialMs, fault } = report
      const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
      return [
        `${name}: ${formatCount(rows)} rows and ${formatCount(images)} images, made in ${seconds(makingMs)}, restored and checked in ${seconds(trialMs)}.`,
        ...(fault === null ? [] : [fault]),
      ].join(' ')
    },

    /** An extra one by the scheduler, within seconds. Twice is once. */
    async runSoon(): Promise<void> {
      if (config.backupTo === undefined) refuseConflict('The site makes none: set BACKUP_TO first.')
      await hastenTaskRun(db, BACKUP_TASK, clock().toISOString())
    },

    /** A sentence for the admin's panel if a backup failed or was missed. */
    findTrouble: async (): Promise<string | null> => describeTrouble(await getState()),

    /** Once a day while something is wrong. Returns whether it is. */
    tellAdmin: async (): Promise<boolean> => {
      const sentence = describeTrouble(await getState())
      if (sentence === null) return false
      const recipient = config.admin.email
      await enqueueOnceADay(db, context, backupTrouble, { recipient, payload: { sentence } })
      return true
    },
  }
}

export type BackupService = ReturnType<typeof createBackupService>
