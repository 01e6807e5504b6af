import type { Insertable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

/** A new address replaces an unconfirmed one. False if one was confirmed meanwhile. */
export async function saveWriter(
  db: Db,
  writer: Insertable<Database['reviewWriters']>,
): Promise<boolean> {
  const { ratingId: _, ...change } = writer
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reviewWriters')
    .values(writer)
    .onConflict((conflict) =>
      conflict
        .column('ratingId')
        .doUpdateSet(change)
        .where('reviewWriters.confirmedAt', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
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

/** The confirmed addresses of a business' reviews. */
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

/** False if this link was used before, or another address was entered since. */
export async function confirmWriter(
  db: Db,
  { ratingId, tokenHash }: { ratingId: string; tokenHash: string },
  confirmedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reviewWriters')
    .set({ confirmedAt })
    .where('ratingId', '=', ratingId)
    .where('tokenHash', '=', tokenHash)
    .where('confirmedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await db.updateTable('ratings').set({ confirmed: 1 }).where('id', '=', ratingId).execute()
  return true
}

/** The confirmed addresses of these reviews. */
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
