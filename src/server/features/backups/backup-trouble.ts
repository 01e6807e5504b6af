import { formatDateTime } from '#shared/time/dates.ts'
import type { BackupReport } from './backup-report.ts'

/** A day, and as long as a large one may take. */
const LATE_MS = 26 * 60 * 60 * 1000
/** After a time at which it was due and nothing ran. */
const IDLE_MS = 2 * 60 * 60 * 1000

/** All that is known about the backups of this site. */
export interface BackupState {
  /** Where they are stored, in words; null if the site makes none. */
  to: string | null
  /** Whether the operator has said that the site makes none (BACKUP_TO=off). */
  isOff: boolean
  isEncrypted: boolean
  /** The last one that was made, restored to a scratch place and found good. */
  last: BackupReport | null
  /** What went wrong last; null once a later one is good. */
  failure: { at: string; reason: string } | null
  /** There is no good one of the last 26 hours, though there should be. */
  isMissed: boolean
  isRunning: boolean
  nextRunAt: string | null
}

/** Whether one is overdue: after the last good one or, before there is one, after the first was due. */
export function isMissed(last: BackupReport | null, nextRunAt: string | null, now: Date): boolean {
  const since = (iso: string) => now.getTime() - Date.parse(iso)
  if (last) return since(last.madeAt) > LATE_MS
  return nextRunAt !== null && since(nextRunAt) > IDLE_MS
}

/** What the admin must know, in one sentence; null if all is well. */
export function describeTrouble({ failure, isMissed, last }: BackupState): string | null {
  const good = last
    ? `The last good one is of ${formatDateTime(last.madeAt)}.`
    : 'There is no good one yet.'
  if (failure)
    return `The backup failed on ${formatDateTime(failure.at)}: ${failure.reason.replace(/\.?$/, '.')} ${good}`
  return isMissed ? `No backup was made when it was due. ${good}` : null
}
