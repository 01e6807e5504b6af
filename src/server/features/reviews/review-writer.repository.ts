import type { Insertable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

/** Another address, or the same again, takes the place of one that was not confirmed. */
export async function saveWriter(
  db: Db,
  writer: Insertable<Database['reviewWriters']>,
): Promise<void> {
  const { ratingId: _, ...change } = writer
  await db
    .insertInto('reviewWriters')
    .values(writer)
    .onConflict((conflict) => conflict.column('ratingId').doUpdateSet(change))
    .execute()
}

export function getReviewOfDevice(db: Db, id: string, deviceHash: string) {
  return db
    .selectFrom('ratings')
    .innerJoin('businesses', 'businesses.id', 'ratings.businessId')
    .select(['ratings.id', 'ratings.confirmed', 'businesses.businessName'])
    .where('ratings.id', '=', id)
    .where('ratings.deviceHash', '=', deviceHash)
    .executeTakeFirst()
}

export function getWriterByToken(db: Db, tokenHash: string) {
  return db
    .selectFrom('reviewWriters')
    .innerJoin('ratings', 'ratings.id', 'reviewWriters.ratingId')
    .innerJoin('businesses', 'businesses.id', 'ratings.businessId')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select([
      'reviewWriters.ratingId',
      'reviewWriters.email',
      'reviewWriters.confirmedAt',
      'ratings.businessId',
      'businesses.businessName',
      'businesses.emailPublic',
      'users.email as ownerEmail',
    ])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** The addresses that stand behind reviews of a business. */
export async function findConfirmedEmails(db: Db, businessId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reviewWriters')
    .innerJoin('ratings', 'ratings.id', 'reviewWriters.ratingId')
    .select('email')
    .where('ratings.businessId', '=', businessId)
    .where('confirmedAt', 'is not', null)
    .execute()
  return rows.map(({ email }) => email)
}

export async function confirmWriter(db: Db, ratingId: string, confirmedAt: string): Promise<void> {
  await db
    .updateTable('reviewWriters')
    .set({ confirmedAt })
    .where('ratingId', '=', ratingId)
    .execute()
  await db.updateTable('ratings').set({ confirmed: 1 }).where('id', '=', ratingId).execute()
}

/** The confirmed addresses behind these reviews. */
export function findWriters(db: Db, ratingIds: string[]) {
  if (ratingIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('reviewWriters')
    .select(['ratingId', 'email'])
    .where('ratingId', 'in', ratingIds)
    .where('confirmedAt', 'is not', null)
    .execute()
}

export async function removeUnconfirmedWriters(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reviewWriters')
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
