import type { Db } from '#server/platform/db/schema.ts'
import type { ReviewState } from '#shared/catalogue/review-states.ts'

export function findReviewsOfState(
  db: Db,
  state: ReviewState,
  slice: { limit: number; offset: number },
) {
  return db
    .selectFrom('ratings')
    .innerJoin('businesses', 'businesses.id', 'ratings.businessId')
    .select([
      'ratings.id',
      'ratings.businessId',
      'businesses.businessName',
      'ratings.stars',
      'ratings.comment',
      'ratings.state',
      'ratings.reason',
      'ratings.networkHash',
      'ratings.createdAt',
    ])
    .where('ratings.state', '=', state)
    .orderBy('ratings.createdAt', 'desc')
    .orderBy('ratings.id')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
}

export type AdminReviewRow = Awaited<ReturnType<typeof findReviewsOfState>>[number]

export async function countReviewsOfState(db: Db, state: ReviewState): Promise<number> {
  const { total } = await db
    .selectFrom('ratings')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return total
}

/** Where more than one waits, most first: these are decided together. */
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

export function getReview(db: Db, id: string) {
  return db
    .selectFrom('ratings')
    .select(['id', 'businessId', 'stars', 'comment', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
}

interface Decision {
  state: 'published' | 'hidden'
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
