import { z } from 'zod'

/** A backup that was made, restored to a scratch place and compared with the live site. */
export const backupReportSchema = z.object({
  /** Its folder in BACKUP_TO. */
  name: z.string(),
  madeAt: z.string(),
  triedAt: z.string(),
  makingMs: z.number(),
  /** How long restoring and checking took: a real restore takes about as long. */
  trialMs: z.number(),
  /** Of the stored database file. */
  bytes: z.number(),
  rows: z.number(),
  images: z.number(),
  /** What is wrong with the other ones; the backup itself is good. */
  fault: z.string().nullable(),
})
export type BackupReport = z.output<typeof backupReportSchema>
