import type { Db } from '#server/platform/db/schema.ts'
import type { ReviewQueue } from '#shared/catalogue/review-states.ts'

/** Reported ones are still public: a hidden one was decided already. */
function inQueue(db: Db, queue: ReviewQueue) {
  const reviews = db.selectFrom('ratings')
  if (queue !== 'reported')
    return reviews.where('ratings.state', '=', queue).where('ratings.withdrawnAt', 'is', null)
  const reported = db.selectFrom('reviewReports').select('ratingId').where('closedAt', 'is', null)
  return reviews.where('ratings.id', 'in', reported)
}

export function findReviewsInQueue(
  db: Db,
  queue: ReviewQueue,
  slice: { limit: number; offset: number },
) {
  return inQueue(db, queue)
    .innerJoin('businesses', 'businesses.id', 'ratings.businessId')
    .select([
      'ratings.id',
      'ratings.businessId',
      'businesses.businessName',
      'businesses.ratingSum',
      'businesses.ratingCount',
      'ratings.stars',
      'ratings.comment',
      'ratings.authorName',
      'ratings.bookingId',
      'ratings.confirmed',
      'ratings.state',
      'ratings.reason',
      'ratings.deviceHash',
      'ratings.networkHash',
      'ratings.wordsHash',
      'ratings.createdAt',
    ])
    .orderBy('ratings.createdAt', 'desc')
    .orderBy('ratings.id')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
}

export type AdminReviewRow = Awaited<ReturnType<typeof findReviewsInQueue>>[number]

export async function countReviewsInQueue(db: Db, queue: ReviewQueue): Promise<number> {
  const { total } = await inQueue(db, queue)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Businesses with more than one held review, most first: these are decided together. */
export function findHeldBusinesses(db: Db, limit: number) {
  return db
    .selectFrom('ratings')
    .innerJoin('businesses', 'businesses.id', 'ratings.businessId')
    .where('ratings.state', '=', 'held')
    .groupBy(['ratings.businessId', 'businesses.businessName'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .select(({ fn }) => [
      'ratings.businessId',
      'businesses.businessName',
      fn.countAll<number>().as('held'),
      fn.count<number>('ratings.networkHash').distinct().as('networks'),
      fn.min('ratings.createdAt').as('oldestAt'),
      fn.max('ratings.createdAt').as('newestAt'),
    ])
    .orderBy('held', 'desc')
    .orderBy('ratings.businessId')
    .limit(limit)
    .execute()
}

export type HeldBusinessRow = Awaited<ReturnType<typeof findHeldBusinesses>>[number]

/** What its writer has withdrawn is not to be decided any more. */
export function getReview(db: Db, id: string) {
  return db
    .selectFrom('ratings')
    .select(['id', 'businessId', 'stars', 'comment', 'state'])
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
}

export interface Decision {
  state: 'published' | 'hidden'
  /** Whether a public review would disappear. */
  removed: 0 | 1
  reason: string | null
  decidedAt: string
}

export async function decideReview(db: Db, id: string, decision: Decision): Promise<void> {
  await db.updateTable('ratings').set(decision).where('id', '=', id).execute()
}

export function decideHeldReviews(
  db: Db,
  { businessId, until }: { businessId: string; until: string },
  decision: Decision,
) {
  return db
    .updateTable('ratings')
    .set(decision)
    .where('businessId', '=', businessId)
    .where('state', '=', 'held')
    .where('createdAt', '<=', until)
    .returning(['id', 'stars', 'comment'])
    .execute()
}
