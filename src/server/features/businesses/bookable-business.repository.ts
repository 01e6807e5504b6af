import type { Db } from '#server/platform/db/schema.ts'
import type { OpenedDatabase } from '#server/platform/db/sqlite.ts'

/**
 * Holds the business until the transaction ends, so that what was seen stays true: on PostgreSQL
 * by a row lock, on SQLite by the transaction itself.
 */
export function getBookableBusiness(db: Db, engine: OpenedDatabase['engine'], businessId: string) {
  return db
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select([
      'businesses.id',
      'businesses.businessName',
      'businesses.phone',
      'businesses.industry',
      'businesses.status',
      'businesses.operatingHours',
      'businesses.plan',
      'businesses.googleReviewUrl',
      'users.email as ownerEmail',
    ])
    .where('businesses.id', '=', businessId)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate('businesses'))
    .executeTakeFirst()
}
