import { anyContains, containing } from '#server/platform/db/like-pattern.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { ReviewQueue } from '#shared/catalogue/review-states.ts'
import { normalise } from '#shared/text/normalise.ts'

export interface WantedReviews {
  state: ReviewQueue
  /** In the text, the writer's name or the name of the business. */
  q?: string | undefined
}

/** Reported ones are still public: a hidden one was decided already. */
function inState(db: Db, state: ReviewQueue) {
  const reviews = db.selectFrom('ratings')
  if (state === 'reported') {
    const reported = db.selectFrom('reviewReports').select('ratingId').where('closedAt', 'is', null)
    return reviews.where('ratings.id', 'in', reported)
  }
  const present = reviews.where('ratings.withdrawnAt', 'is', null)
  return state === 'all' ? present : present.where('ratings.state', '=', state)
}

function inQueue(db: Db, { state, q = '' }: WantedReviews) {
  const words = q.trim()
  if (words === '') return inState(db, state)
  const name = normalise(words)
  const businesses = db
    .selectFrom('businesses')
    .select('id')
    .where((eb) =>
      eb.or([
        anyContains([eb.ref('businessName')], words),
        // Finds 'Café' for 'cafe'; a text of signs alone has no normal form.
        ...(name === '' ? [] : [eb('searchName', 'like', containing(name))]),
      ]),
    )
  return inState(db, state).where((eb) =>
    eb.or([
      anyContains([eb.ref('ratings.comment'), eb.ref('ratings.authorName')], words),
      eb('ratings.businessId', 'in', businesses),
    ]),
  )
}

export function findReviewsInQueue(
  db: Db,
  wanted: WantedReviews,
  slice: { limit: number; offset: number },
) {
  return inQueue(db, wanted)
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

export async function countReviewsInQueue(db: Db, wanted: WantedReviews): Promise<number> {
  const { total } = await inQueue(db, wanted)
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
