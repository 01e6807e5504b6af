import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'

export interface Month {
  /** YYYY-MM in Cape Town. */
  name: string
  from: Date
  to: Date
}

/** Owners whose listing was public and who have not unsubscribed; a page of them by id. */
export function findDigestOwners(db: Db, month: Month, afterUserId: string, limit: number) {
  return (
    db
      .selectFrom('users')
      .innerJoin('businesses', 'businesses.userId', 'users.id')
      .select(['users.id as userId', 'users.email', 'businesses.id as businessId', 'businessName'])
      .where('users.id', '>', afterUserId)
      .where('users.status', '=', 'ACTIVE')
      .where('users.digestOptOut', '=', 0)
      // Demo owners have no real mailbox.
      .where('users.isDemo', '=', 0)
      .where('businesses.createdAt', '<', month.to.toISOString())
      .orderBy('users.id')
      .limit(limit)
      .execute()
  )
}

export interface Figures {
  views: number
  shares: number
  bookings: number
  reviews: number
}

export async function getFigures(
  db: Db,
  businessIds: string[],
  month: Month,
): Promise<Map<string, Figures>> {
  const figures = new Map(
    businessIds.map((id) => [id, { views: 0, shares: 0, bookings: 0, reviews: 0 }]),
  )
  const set = (businessId: string, key: keyof Figures, count: number) => {
    const known = figures.get(businessId)
    if (known) known[key] = count
  }

  const counters = await db
    .selectFrom('dailyCounters')
    .select(({ fn }) => ['businessId', 'kind', fn.sum<number>('count').as('count')])
    .where('businessId', 'in', businessIds)
    .where('day', '>=', `${month.name}-01`)
    .where('day', '<=', `${month.name}-31`)
    .groupBy(['businessId', 'kind'])
    .execute()
  for (const row of counters)
    set(row.businessId, row.kind === 'view' ? 'views' : 'shares', row.count)

  for (const [table, key] of [
    ['bookings', 'bookings'],
    ['ratings', 'reviews'],
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['businessId', fn.countAll<number>().as('count')])
      .where('businessId', 'in', businessIds)
      .where('createdAt', '>=', month.from.toISOString())
      .where('createdAt', '<', month.to.toISOString())
      // Not what the owner entered: the mail is about the listing.
      .$if(table === 'bookings', (query) => query.where(sql.ref('enteredByOwner'), '=', 0))
      .$if(table === 'ratings', (query) => query.where(sql.ref('state'), '=', 'published'))
      .groupBy('businessId')
      .execute()
    for (const row of rows) set(row.businessId, key, row.count)
  }
  return figures
}

export async function stopDigest(db: Db, userId: string): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ digestOptOut: 1 })
    .where('id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
