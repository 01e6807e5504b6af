import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { PUBLIC_COLUMNS, type PublicReviewRow } from './review.repository.ts'

interface Own {
  businessId: string
  isAnswered: boolean
  stars?: number
}

function ownReviews(db: Db, { businessId, isAnswered, stars }: Own) {
  const own = db
    .selectFrom('ratings')
    .where('businessId', '=', businessId)
    .where('state', '=', 'published')
    .where('repliedAt', isAnswered ? 'is not' : 'is', null)
  return stars === undefined ? own : own.where('stars', '=', stars)
}

export async function countOwnReviews(db: Db, own: Own): Promise<number> {
  const { count } = await ownReviews(db, own)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function countHeldReviews(db: Db, businessId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ratings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('businessId', '=', businessId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return count
}

export function findOwnReviews(
  db: Db,
  own: Own,
  { limit, offset }: { limit: number; offset: number },
): Promise<PublicReviewRow[]> {
  return ownReviews(db, own)
    .select(PUBLIC_COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function saveGoogleReviewUrl(db: Db, userId: string, url: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('businesses')
    .set({ googleReviewUrl: url })
    .where(ownedBy(userId))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function getGoogleReviewUrl(db: Db, businessId: string): Promise<string> {
  const { googleReviewUrl } = await db
    .selectFrom('businesses')
    .select('googleReviewUrl')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow()
  return googleReviewUrl
}

/** A published review, with its business, which may be paused. */
export function getPublishedReview(db: Db, id: string) {
  return db
    .selectFrom('ratings')
    .innerJoin('businesses', 'businesses.id', 'ratings.businessId')
    .select(PUBLIC_COLUMNS.map((column) => `ratings.${column}` as const))
    .select(['businesses.businessName', 'businesses.status', 'businesses.userId as ownerId'])
    .where('ratings.id', '=', id)
    .where('ratings.state', '=', 'published')
    .executeTakeFirst()
}

export type PublishedReview = NonNullable<Awaited<ReturnType<typeof getPublishedReview>>>

/** False if the review is no longer public. */
export async function saveReply(
  db: Db,
  id: string,
  reply: { reply: string | null; repliedAt: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ratings')
    .set(reply)
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
