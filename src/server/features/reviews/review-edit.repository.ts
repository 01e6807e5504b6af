import type { Updateable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { PUBLIC_COLUMNS } from './review.repository.ts'

/** Public or not, unless it was withdrawn. */
export function getReviewToEdit(db: Db, id: string) {
  return db
    .selectFrom('ratings')
    .innerJoin('businesses', 'businesses.id', 'ratings.businessId')
    .select(PUBLIC_COLUMNS.map((column) => `ratings.${column}` as const))
    .select(['ratings.state', 'ratings.reason', 'businesses.businessName'])
    .where('ratings.id', '=', id)
    .where('ratings.withdrawnAt', 'is', null)
    .executeTakeFirst()
}

/** The sums of the business are updated by triggers. */
export async function saveEdit(
  db: Db,
  id: string,
  change: Updateable<Database['ratings']>,
): Promise<void> {
  await db.updateTable('ratings').set(change).where('id', '=', id).execute()
}

/** Its row stays for the figures and for the rule of one review, without a word of anybody. */
export async function emptyReview(
  db: Db,
  id: string,
  { withdrawnAt, reason }: { withdrawnAt: string; reason: string | null },
): Promise<void> {
  const erased = {
    comment: null,
    authorName: null,
    wordsHash: null,
    reply: null,
    repliedAt: null,
  }
  await db
    .updateTable('ratings')
    .set({ ...erased, state: 'hidden', reason, withdrawnAt })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('reviewWriters').where('ratingId', '=', id).execute()
}
