import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Db } from '#server/platform/db/schema.ts'

const readBookable = (engine: OpenedDatabase['engine']) =>
  prepareQuery((db, { id }: { id: string }) =>
    db
      .selectFrom('businesses')
      .leftJoin('users', 'users.id', 'businesses.userId')
      .select([
        'businesses.id',
        'businesses.businessName',
        'businesses.phone',
        'businesses.industry',
        'businesses.status',
        'businesses.operatingHours',
        'businesses.plan',
        'businesses.googleReviewUrl',
        'businesses.emailPublic',
        'businesses.claimedAt',
        'businesses.userId as ownerId',
        'users.email as ownerEmail',
      ])
      .where('businesses.id', '=', id)
      .$if(engine === 'postgres', (query) => query.forNoKeyUpdate('businesses')),
  )
const READ = { sqlite: readBookable('sqlite'), postgres: readBookable('postgres') }

/**
 * Locks the business until the transaction ends, so that what was read stays true: on PostgreSQL by a row
 * lock, on SQLite by the transaction itself.
 */
export async function getBookableBusiness(
  db: Db,
  engine: OpenedDatabase['engine'],
  businessId: string,
) {
  const [business] = (await READ[engine](db, { id: businessId })).rows
  return business
}
