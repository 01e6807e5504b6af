import type { Db } from '#server/platform/db/schema.ts'
import type { OpenedDatabase } from '#server/platform/db/sqlite.ts'
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

/** Held until the transaction ends: two admins who decide at once decide one after the other. */
export function getReview(db: Db, engine: OpenedDatabase['engine'], id: string) {
  return db
    .selectFrom('ratings')
    .innerJoin('businesses', 'businesses.id', 'ratings.businessId')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select([
      'ratings.id',
      'ratings.businessId',
      'ratings.stars',
      'ratings.comment',
      'ratings.state',
      'businesses.businessName',
      'users.email as ownerEmail',
    ])
    .where('ratings.id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate('ratings'))
    .executeTakeFirst()
}

export async function setReviewState(
  db: Db,
  id: string,
  change: { state: ReviewState; decidedAt: string },
): Promise<void> {
  await db.updateTable('ratings').set(change).where('id', '=', id).execute()
}
