import type { Insertable, Selectable, SelectQueryBuilder } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { ReviewSort } from '#shared/schemas/review-list.ts'

export const PUBLIC_COLUMNS = [
  'id',
  'businessId',
  'stars',
  'comment',
  'createdAt',
  'authorName',
  'bookingId',
  'confirmed',
  'reply',
  'repliedAt',
] as const

export type PublicRatingRow = Pick<Selectable<Database['ratings']>, (typeof PUBLIC_COLUMNS)[number]>

export interface ReviewPage {
  rows: PublicRatingRow[]
  page: number
  pageCount: number
  total: number
  spread: number[]
}

interface Listed {
  sort: ReviewSort
  stars?: number
}

function published(db: Db, businessId: string, { stars }: Listed) {
  const shown = db
    .selectFrom('ratings')
    .where('businessId', '=', businessId)
    .where('state', '=', 'published')
  return stars === undefined ? shown : shown.where('stars', '=', stars)
}

function inOrder<Row>(query: SelectQueryBuilder<Database, 'ratings', Row>, { sort }: Listed) {
  const first =
    sort === 'newest' ? query : query.orderBy('stars', sort === 'highest' ? 'desc' : 'asc')
  return first.orderBy('createdAt', 'desc').orderBy('id')
}

/** Those that stand before the slice are passed over in an index, without a look at their rows. */
export function findRatings(
  db: Db,
  businessId: string,
  listed: Listed,
  { limit, offset }: { limit: number; offset: number },
): Promise<PublicRatingRow[]> {
  const ordered = inOrder(published(db, businessId, listed), listed).limit(limit)
  if (offset === 0) return ordered.select(PUBLIC_COLUMNS).execute()
  const chosen = db.selectFrom('ratings').where('id', 'in', ordered.offset(offset).select('id'))
  return inOrder(chosen, listed).select(PUBLIC_COLUMNS).execute()
}

/** How many of each number of stars: the database's triggers keep count. */
export async function getSpread(db: Db, businessId: string): Promise<number[]> {
  const { stars1, stars2, stars3, stars4, stars5 } = await db
    .selectFrom('businesses')
    .select(['stars1', 'stars2', 'stars3', 'stars4', 'stars5'])
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow()
  return [stars1, stars2, stars3, stars4, stars5]
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

export async function hasRatingOfBooking(db: Db, bookingId: string): Promise<boolean> {
  const found = await db
    .selectFrom('ratings')
    .select('id')
    .where('bookingId', '=', bookingId)
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
