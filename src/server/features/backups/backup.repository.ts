import type { Db } from '#server/platform/db/schema.ts'
import { type BackupReport, backupReportSchema } from './backup-report.ts'

const KEY = 'lastBackup'

/** The last backup that was made and tried by the site itself. */
export async function getLastBackup(db: Db): Promise<BackupReport | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst()
  return row ? backupReportSchema.parse(JSON.parse(row.value)) : null
}

export async function saveLastBackup(db: Db, report: BackupReport): Promise<void> {
  const value = JSON.stringify(report)
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
