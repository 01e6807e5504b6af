import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { HABIT_REVIEWS } from '#shared/catalogue/reply-habit.ts'
import { REVIEWS_ON_BUSINESS_PAGE, type ReviewSort } from '#shared/schemas/reviews/review-list.ts'

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
  'editedAt',
] as const

export type PublicReviewRow = Pick<Selectable<Database['ratings']>, (typeof PUBLIC_COLUMNS)[number]>

/** The summary of all reviews, on every page of the list. */
export interface ReviewFigures {
  /** The number of reviews for each number of stars. */
  spread: number[]
  booked: number
  removed: number
  /** Some are held because many arrived at once. */
  checking: boolean
}

export interface ReviewPage extends ReviewFigures {
  rows: PublicReviewRow[]
  page: number
  pageCount: number
  total: number
}

interface Listed {
  sort: ReviewSort
  stars?: number
  booked?: 'yes'
}

function published(db: Db, businessId: string, { stars, booked }: Omit<Listed, 'sort'>) {
  let shown = db
    .selectFrom('ratings')
    .where('businessId', '=', businessId)
    .where('state', '=', sql.lit('published'))
  if (stars !== undefined) shown = shown.where('stars', '=', stars)
  return booked ? shown.where('bookingId', 'is not', null) : shown
}

/** Must be identical to the expressions of the indexes, otherwise they are not used. */
const TRUST = sql`(case when "bookingId" is not null then 2 when "confirmed" = 1 then 1 else 0 end)`

function inOrder<Row>(
  query: SelectQueryBuilder<Database, 'ratings', Row>,
  listed: Listed,
  isBackwards = false,
) {
  const [down, up] = isBackwards ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const)
  const first = {
    newest: () => query,
    // Booked reviews are all equally trusted.
    trusted: () => (listed.booked ? query : query.orderBy(TRUST, down)),
    highest: () => query.orderBy('stars', down),
    lowest: () => query.orderBy('stars', up),
  }[listed.sort]()
  return first.orderBy('createdAt', down).orderBy('id', up)
}

/** Constants are part of the SQL text: only then can a cached plan use them. */
const readNewest = prepareQuery((db, { businessId }: { businessId: string }) =>
  inOrder(published(db, businessId, {}), { sort: 'newest' })
    .limit(sql.lit(REVIEWS_ON_BUSINESS_PAGE))
    .select(PUBLIC_COLUMNS),
)

/** The reviews on the business page. */
export async function findNewestReviews(db: Db, businessId: string): Promise<PublicReviewRow[]> {
  return (await readNewest(db, { businessId })).rows
}

const readReplies = prepareQuery((db, { businessId }: { businessId: string }) =>
  inOrder(published(db, businessId, {}), { sort: 'newest' })
    .limit(sql.lit(HABIT_REVIEWS))
    .select(['createdAt', 'repliedAt']),
)

/** When the newest reviews were written and answered. */
export async function findNewestReplies(db: Db, businessId: string) {
  return (await readReplies(db, { businessId })).rows
}

export function findFirstReviews(
  db: Db,
  businessId: string,
  listed: Listed,
  limit: number,
): Promise<PublicReviewRow[]> {
  return inOrder(published(db, businessId, listed), listed)
    .limit(limit)
    .select(PUBLIC_COLUMNS)
    .execute()
}

/**
 * A later page. Reviews before it are skipped in an index, without reading their rows, and from the end of
 * the list if that is nearer.
 */
export function findLaterReviews(
  db: Db,
  businessId: string,
  listed: Listed,
  { limit, offset, total }: { limit: number; offset: number; total: number },
): Promise<PublicReviewRow[]> {
  const size = Math.min(limit, total - offset)
  const behind = total - offset - size
  const isBackwards = behind < offset
  const ids = inOrder(published(db, businessId, listed), listed, isBackwards)
    .limit(size)
    .offset(isBackwards ? behind : offset)
    .select('id')
  return inOrder(db.selectFrom('ratings').where('id', 'in', ids), listed)
    .select(PUBLIC_COLUMNS)
    .execute()
}

export async function countReviews(
  db: Db,
  businessId: string,
  listed: Omit<Listed, 'sort'>,
): Promise<number> {
  const { count } = await published(db, businessId, listed)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function hasReviewSince(
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

export async function hasReviewOfBooking(db: Db, bookingId: string): Promise<boolean> {
  const found = await db
    .selectFrom('ratings')
    .select('id')
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()
  return found !== undefined
}

export async function createReview(db: Db, rating: Insertable<Database['ratings']>): Promise<void> {
  await db.insertInto('ratings').values(rating).execute()
}

/** Written, or approved by an admin, since then. */
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
