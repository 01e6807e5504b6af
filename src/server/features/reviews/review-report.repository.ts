import type { Insertable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

/** False if this device has reported the review before. */
export async function createReport(
  db: Db,
  report: Insertable<Database['reviewReports']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('reviewReports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['ratingId', 'reporterHash']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export async function createNotice(
  db: Db,
  notice: Insertable<Database['takedownNotices']>,
): Promise<void> {
  await db.insertInto('takedownNotices').values(notice).execute()
}

/** Called with any decision about the review. */
export async function closeReports(db: Db, ratingId: string, closedAt: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reviewReports')
    .set({ closedAt })
    .where('ratingId', '=', ratingId)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export function findOpenReports(db: Db, ratingIds: string[]) {
  if (ratingIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('reviewReports')
    .select(['ratingId', 'reason', 'detail', 'byOwner', 'createdAt'])
    .where('ratingId', 'in', ratingIds)
    .where('closedAt', 'is', null)
    .orderBy('createdAt')
    .execute()
}

export type OpenReportRow = Awaited<ReturnType<typeof findOpenReports>>[number]
