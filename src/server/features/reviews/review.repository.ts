import type { Insertable, Selectable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

const PUBLIC_COLUMNS = ['id', 'businessId', 'stars', 'comment', 'createdAt'] as const

export type PublicRatingRow = Pick<Selectable<Database['ratings']>, (typeof PUBLIC_COLUMNS)[number]>

export function findNewestRatings(
  db: Db,
  businessId: string,
  limit: number,
): Promise<PublicRatingRow[]> {
  return db
    .selectFrom('ratings')
    .select(PUBLIC_COLUMNS)
    .where('businessId', '=', businessId)
    .where('state', '=', 'published')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function hasRatingSince(
  db: Db,
  businessId: string,
  deviceHash: string,
  since: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('ratings')
    .select('id')
    .where('businessId', '=', businessId)
    .where('createdAt', '>', since.toISOString())
    .where('deviceHash', '=', deviceHash)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function createRating(db: Db, rating: Insertable<Database['ratings']>): Promise<void> {
  await db.insertInto('ratings').values(rating).execute()
}

/** Written or let through by an admin since then. */
export async function hasPublishedSince(db: Db, businessId: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('ratings')
    .select('id')
    .where('businessId', '=', businessId)
    .where('state', '=', 'published')
    .where((eb) =>
      eb.or([
        eb('createdAt', '>=', since.toISOString()),
        eb('decidedAt', '>=', since.toISOString()),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function hasMessage(db: Db, dedupeKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('outboxMessages')
    .select('id')
    .where('dedupeKey', '=', dedupeKey)
    .executeTakeFirst()
  return found !== undefined
}
