import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'
import { type Arrivals, BASELINE_DAYS, BURST_MS, DAY_MS } from './hold-rules.ts'
import { isNearCopy } from './same-words.ts'

/** How many of a business' newest reviews are compared word for word. */
const COMPARED = 50

export interface ArrivingReview {
  businessId: string
  networkHash: string
  wideNetworkHash: string | null
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** The recent reviews of the business. Those an admin has published since do not count as a burst. */
export async function countArrivals(db: Db, review: ArrivingReview, now: Date): Promise<Arrivals> {
  const { businessId, networkHash, wideNetworkHash } = review
  const when = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
  const { lastHour, lastDay, near, wide } = await db
    .selectFrom('ratings')
    .select(({ fn }) => [
      fn.countAll<number>().as('lastDay'),
      when(sql`"createdAt" > ${ago(now, BURST_MS)}`).as('lastHour'),
      when(sql`"networkHash" = ${networkHash}`).as('near'),
      when(sql`"wideNetworkHash" = ${wideNetworkHash}`).as('wide'),
    ])
    .where('businessId', '=', businessId)
    .where('createdAt', '>', ago(now, DAY_MS))
    .where((eb) => eb.or([eb('decidedAt', 'is', null), eb('state', '<>', 'published')]))
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
  { businessId, comment, wordsHash }: { businessId: string; comment: string; wordsHash: string },
  now: Date,
): Promise<boolean> {
  const since = ago(now, BASELINE_DAYS * DAY_MS)
  const same = await db
    .selectFrom('ratings')
    .select('id')
    .where('wordsHash', '=', wordsHash)
    .where('createdAt', '>', since)
    .limit(1)
    .executeTakeFirst()
  if (same) return true
  const recent = await db
    .selectFrom('ratings')
    .select('comment')
    .where('businessId', '=', businessId)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(COMPARED)
    .execute()
  return isNearCopy(
    comment,
    recent.flatMap((review) => review.comment ?? []),
  )
}

/** The burst is judged as a whole: reviews published at its beginning are held with the rest. */
export async function holdBurst(db: Db, businessId: string, now: Date): Promise<void> {
  await db
    .updateTable('ratings')
    .set({ state: 'held', reason: 'burst' })
    .where('businessId', '=', businessId)
    .where('state', '=', 'published')
    .where('decidedAt', 'is', null)
    .where('createdAt', '>', ago(now, BURST_MS))
    .execute()
}
