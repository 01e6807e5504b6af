import { anyContains } from '#server/platform/db/like-pattern.ts'
import type { Db } from '#server/platform/db/schema.ts'

const changes = (db: Db) =>
  db
    .selectFrom('businessChanges')
    .innerJoin('businesses', 'businesses.id', 'businessChanges.businessId')
    .selectAll('businessChanges')
    .select('businesses.businessName')

export const getChange = (db: Db, id: string) =>
  changes(db).where('businessChanges.id', '=', id).executeTakeFirst()

/** The newest first, of businesses whose name has these words. */
export const findChanges = (db: Db, { q, limit }: { q: string; limit: number }) =>
  changes(db)
    .$if(q !== '', (query) =>
      query.where((eb) => anyContains([eb.ref('businesses.businessName')], q)),
    )
    .orderBy('businessChanges.changedAt', 'desc')
    .orderBy('businessChanges.id')
    .limit(limit)
    .execute()
export type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number]

export async function deleteClosed(db: Db, businessId: string): Promise<void> {
  await db.deleteFrom('closedBusinesses').where('businessId', '=', businessId).execute()
}
