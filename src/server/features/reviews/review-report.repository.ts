import { type Insertable, sql } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

/** False if this device has reported the review before, and it was not edited since the decision. */
export async function createReport(
  db: Db,
  report: Insertable<Database['reviewReports']>,
  editedAt: string | null = null,
): Promise<boolean> {
  const { id, reason, detail, createdAt } = report
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('reviewReports')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(['ratingId', 'reporterHash'])
        .doUpdateSet({ id, reason, detail, createdAt, closedAt: null })
        .where('reviewReports.closedAt', '<', editedAt ?? ''),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export async function createNotice(
  db: Db,
  notice: Insertable<Database['takedownNotices']>,
): Promise<void> {
  await db.insertInto('takedownNotices').values(notice).execute()
}

/** Called with any decision about the reviews. Answers what was open until now. */
export function closeReports(db: Db, ratingIds: string[], closedAt: string) {
  return db
    .updateTable('reviewReports')
    .set({ closedAt })
    .where('ratingId', 'in', ratingIds)
    .where('closedAt', 'is', null)
    .returning(['ratingId', 'reporterHash'])
    .execute()
}

/** The formal notices among these reports whose sender still has an address. */
export function findNotices(db: Db, reports: { reporterHash: string }[]) {
  if (reports.length === 0) return Promise.resolve([])
  return db
    .selectFrom('takedownNotices')
    .select(['id', 'name', 'email'])
    .where(
      'id',
      'in',
      reports.map(({ reporterHash }) => reporterHash),
    )
    .where('email', '<>', '')
    .execute()
}

export function findOpenReports(db: Db, ratingIds: string[]) {
  if (ratingIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('reviewReports')
    .leftJoin('takedownNotices as notices', 'notices.id', 'reviewReports.reporterHash')
    .select([
      // A notice has its own, which its sender was told.
      sql<string>`coalesce(${sql.ref('notices.id')}, ${sql.ref('reviewReports.id')})`.as(
        'reference',
      ),
      'reviewReports.ratingId',
      'reason',
      'detail',
      'byOwner',
      'reviewReports.createdAt',
    ])
    .where('reviewReports.ratingId', 'in', ratingIds)
    .where('closedAt', 'is', null)
    .orderBy('reviewReports.createdAt')
    .execute()
}

export type OpenReportRow = Awaited<ReturnType<typeof findOpenReports>>[number]

/** Formal notices stay without their address, also in the report that repeats them for admins. */
export async function forgetComplainant(trx: Db, email: string): Promise<void> {
  const notices = await trx
    .selectFrom('takedownNotices')
    .select(['id', 'email'])
    .where(sql`lower("email")`, '=', email)
    .execute()
  for (const notice of notices)
    await trx
      .updateTable('reviewReports')
      .set((eb) => ({
        detail: eb.fn('replace', ['detail', eb.val(notice.email), eb.val('deleted address')]),
      }))
      .where('reporterHash', '=', notice.id)
      .execute()
}
