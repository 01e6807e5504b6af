import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'

export function findCounters(db: Db, businessId: string, fromDay: string) {
  return db
    .selectFrom('dailyCounters')
    .select(['day', 'kind', 'count'])
    .where('businessId', '=', businessId)
    .where('day', '>=', fromDay)
    .execute()
}

export interface HourCount {
  /** 'YYYY-MM-DDTHH' in UTC. */
  hour: string
  count: number
}

/**
 * What came through the listing, not what the owner entered. By hour: both engines truncate a text alike, and whole hours can be grouped into
 * Cape Town's days.
 */
export async function countByHour(
  db: Db,
  table: 'bookings' | 'ratings',
  businessId: string,
  since: string,
): Promise<HourCount[]> {
  const hour = sql<string>`substr("createdAt", 1, 13)`
  const rows = await db
    .selectFrom(table)
    .select((eb) => [hour.as('hour'), eb.fn.countAll().as('count')])
    .where('businessId', '=', businessId)
    .where('createdAt', '>=', since)
    .$if(table === 'bookings', (query) => query.where(sql.ref('enteredByOwner'), '=', 0))
    .$if(table === 'ratings', (query) => query.where(sql.ref('state'), '=', 'published'))
    .groupBy(hour)
    .execute()
  return rows.map((row) => ({ hour: row.hour, count: Number(row.count) }))
}
