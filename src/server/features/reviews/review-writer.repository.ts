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
    .select(['ratings.id', 'ratings.businessId', 'businesses.businessName'])
    .where('ratings.id', '=', id)
    .where('ratings.deviceHash', '=', deviceHash)
    .executeTakeFirst()
}

export function getWriterByToken(db: Db, tokenHash: string) {
  return db
    .selectFrom('reviewWriters')
    .innerJoin('ratings', 'ratings.id', 'reviewWriters.ratingId')
    .innerJoin('businesses', 'businesses.id', 'ratings.businessId')
    .select([
      'reviewWriters.ratingId',
      'reviewWriters.email',
      'reviewWriters.confirmedAt',
      'ratings.businessId',
      'ratings.networkHash',
      'ratings.wideNetworkHash',
      'businesses.businessName',
    ])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** Reviews with the address that was confirmed, and that of their booking, which has proved itself by its link. */
const withEmails = (db: Db) =>
  db
    .selectFrom('ratings')
    .leftJoin('bookings', 'bookings.id', 'ratings.bookingId')
    .leftJoin('reviewWriters', (join) =>
      join
        .onRef('reviewWriters.ratingId', '=', 'ratings.id')
        .on('reviewWriters.confirmedAt', 'is not', null),
    )
    .select(['bookings.email as bookingEmail', 'reviewWriters.email as confirmedEmail'])

interface ProvenEmails {
  /** Empty where the visitor's account was deleted. */
  bookingEmail: string | null
  confirmedEmail: string | null
}

const emailsOf = (rows: ProvenEmails[]) =>
  rows.flatMap(({ bookingEmail, confirmedEmail }) =>
    [bookingEmail, confirmedEmail].flatMap((email) => email || []),
  )

/** The addresses that have proved to be the writer's. */
export async function findProvenEmails(db: Db, ratingId: string): Promise<string[]> {
  return emailsOf(await withEmails(db).where('ratings.id', '=', ratingId).execute())
}

/** The addresses that stand behind the reviews of a business. */
export async function findReviewEmails(
  db: Db,
  businessId: string,
  { since = '', except = '' }: { since?: string; except?: string },
): Promise<string[]> {
  const rows = await withEmails(db)
    .where('ratings.businessId', '=', businessId)
    .where('ratings.createdAt', '>', since)
    .where('ratings.id', '!=', except)
    .where('ratings.withdrawnAt', 'is', null)
    .where((eb) =>
      eb.or([eb('ratings.bookingId', 'is not', null), eb('ratings.confirmed', '=', 1)]),
    )
    .execute()
  return emailsOf(rows)
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

/** The writers' proven addresses: confirmed, or of the booking unless its mails were stopped. */
export async function findWriters(
  db: Db,
  ratingIds: string[],
): Promise<{ ratingId: string; email: string }[]> {
  if (ratingIds.length === 0) return []
  const rows = await db
    .selectFrom('ratings')
    .leftJoin('bookings', (join) =>
      join.onRef('bookings.id', '=', 'ratings.bookingId').on('bookings.mailsStopped', '=', 0),
    )
    .leftJoin('reviewWriters', (join) =>
      join
        .onRef('reviewWriters.ratingId', '=', 'ratings.id')
        .on('reviewWriters.confirmedAt', 'is not', null),
    )
    .select([
      'ratings.id as ratingId',
      'bookings.email as bookingEmail',
      'reviewWriters.email as confirmedEmail',
    ])
    .where('ratings.id', 'in', ratingIds)
    .execute()
  return rows.flatMap(({ ratingId, bookingEmail, confirmedEmail }) => {
    const email = confirmedEmail || bookingEmail
    return email ? [{ ratingId, email }] : []
  })
}

/** The writer turned out to be the business itself: not public until an admin has looked. */
export async function holdOwnReview(db: Db, ratingId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ratings')
    .set({ state: 'held', reason: 'owner' })
    .where('id', '=', ratingId)
    .where('state', '=', 'published')
    .where('decidedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A confirmed address proves a review that was held only for the flood around it. */
export function publishProven(db: Db, ratingId: string) {
  return db
    .updateTable('ratings')
    .set({ state: 'published', reason: null })
    .where('id', '=', ratingId)
    .where('state', '=', 'held')
    .where('reason', 'in', ['burst', 'network'])
    .where('decidedAt', 'is', null)
    .returning(['id', 'stars', 'comment'])
    .executeTakeFirst()
}
