import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { isNearCopy } from './duplicate-text.ts'
import { type Arrivals, BASELINE_DAYS, BURST_MS, DAY_MS, type Hold } from './hold-rules.ts'

/** How many of a business' newest reviews are compared word for word. */
const COMPARED = 50

export interface ArrivingReview {
  businessId: string
  networkHash: string | null
  wideNetworkHash: string | null
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** Neither from a booking nor confirmed, and no admin has looked at it. */
const isDoubtful = (eb: ExpressionBuilder<Database, 'ratings'>) =>
  eb.and([eb('decidedAt', 'is', null), eb('bookingId', 'is', null), eb('confirmed', '=', 0)])

/** What a flood is made of: doubtful reviews of the business. */
export function countArrivals(db: Db, review: ArrivingReview, now: Date): Promise<Arrivals> {
  const doubtful = db.selectFrom('ratings').where(isDoubtful).select('ratings.createdAt as at')
  return tally(db, doubtful, review, now)
}

/** Counted apart: whoever has a domain can confirm as many addresses as they like. */
export function countConfirmations(db: Db, review: ArrivingReview, now: Date): Promise<Arrivals> {
  const confirmed = db
    .selectFrom('ratings')
    .innerJoin('reviewWriters', 'reviewWriters.ratingId', 'ratings.id')
    .where('ratings.decidedAt', 'is', null)
    .where('ratings.bookingId', 'is', null)
    // Few are confirmed later, and the index spares the rest of a long list.
    .where('ratings.createdAt', '>', ago(now, BASELINE_DAYS * DAY_MS))
    .select('reviewWriters.confirmedAt as at')
  return tally(db, confirmed, review, now)
}

async function tally(
  db: Db,
  counted: SelectQueryBuilder<Database, 'ratings', { at: string | null }>,
  { businessId, networkHash, wideNetworkHash }: ArrivingReview,
  now: Date,
): Promise<Arrivals> {
  const when = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
  const { lastHour, lastDay, near, wide } = await db
    .selectFrom(
      counted
        .where('ratings.businessId', '=', businessId)
        .select(['ratings.networkHash', 'ratings.wideNetworkHash'])
        .as('counted'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('lastDay'),
      when(sql`"at" > ${ago(now, BURST_MS)}`).as('lastHour'),
      when(sql`"networkHash" = ${networkHash}`).as('near'),
      when(sql`"wideNetworkHash" = ${wideNetworkHash}`).as('wide'),
    ])
    .where('at', '>', ago(now, DAY_MS))
    .executeTakeFirstOrThrow()
  const { usual } = await db
    .selectFrom('ratings')
    .select(({ fn }) => fn.countAll<number>().as('usual'))
    .where('businessId', '=', businessId)
    .where('state', '=', 'published')
    .where('createdAt', '>', ago(now, BASELINE_DAYS * DAY_MS))
    .executeTakeFirstOrThrow()
  return {
    lastHour: Number(lastHour),
    lastDay,
    lastDayFromNetwork: Number(near),
    lastDayFromWideNetwork: Number(wide),
    usualDay: Math.floor(usual / BASELINE_DAYS),
  }
}

/** Whether another review has the same words, here or elsewhere, or nearly the same words here. */
export async function hasSameWords(
  db: Db,
  {
    businessId,
    comment,
    wordsHash,
    except = '',
  }: { businessId: string; comment: string; wordsHash: string; except?: string },
  now: Date,
): Promise<boolean> {
  const since = ago(now, BASELINE_DAYS * DAY_MS)
  const same = await db
    .selectFrom('ratings')
    .select('id')
    .where('wordsHash', '=', wordsHash)
    .where('id', '!=', except)
    .where('createdAt', '>', since)
    .limit(1)
    .executeTakeFirst()
  if (same) return true
  const recent = await db
    .selectFrom('ratings')
    .select('comment')
    .where('businessId', '=', businessId)
    .where('id', '!=', except)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(COMPARED)
    .execute()
  return isNearCopy(
    comment,
    recent.flatMap((review) => review.comment ?? []),
  )
}

/** A flood is judged as a whole: what was published at its beginning is held with the rest. */
export async function holdEarlier(
  db: Db,
  { businessId, networkHash, wideNetworkHash }: ArrivingReview,
  { reason, earlier }: Hold,
  now: Date,
): Promise<void> {
  if (earlier === 'none') return
  let flood = db
    .updateTable('ratings')
    .set({ state: 'held', reason })
    .where('businessId', '=', businessId)
    .where('state', '=', 'published')
    .where(isDoubtful)
    .where('createdAt', '>', ago(now, earlier === 'hour' ? BURST_MS : DAY_MS))
  if (earlier === 'network') flood = flood.where('networkHash', '=', networkHash)
  if (earlier === 'wide-network') flood = flood.where('wideNetworkHash', '=', wideNetworkHash)
  await flood.execute()
}
