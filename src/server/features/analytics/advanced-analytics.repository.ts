import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Industry } from '#shared/catalogue/industries.ts'

export function findVisitCounters(db: Db, businessId: string, fromWeek: string) {
  return db
    .selectFrom('visitCounters')
    .select(['kind', 'value', 'label'])
    .select((eb) => eb.fn.sum('count').as('count'))
    .where('businessId', '=', businessId)
    .where('week', '>=', fromWeek)
    .groupBy(['kind', 'value', 'label'])
    .execute()
}

/** Some of the trade, always the same ones: ids are random. */
export async function findOfTrade(db: Db, industry: Industry, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    .where('industry', '=', industry)
    .where('status', '=', literal('ACTIVE'))
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

interface Total {
  businessId: string
  kind: string
  count: number
}

/** Views, steps and bookings of each, since the start of that week. */
export async function findTotals(
  db: Db,
  ids: string[],
  { week, since }: { week: string; since: string },
): Promise<Total[]> {
  if (ids.length === 0) return []
  const views = await db
    .selectFrom('dailyCounters')
    .select('businessId')
    .select((eb) => eb.fn.sum('count').as('count'))
    .where('businessId', 'in', ids)
    .where('day', '>=', week)
    .where('kind', '=', 'view')
    .groupBy('businessId')
    .execute()
  const steps = await db
    .selectFrom('visitCounters')
    .select(['businessId', 'value as kind'])
    .select((eb) => eb.fn.sum('count').as('count'))
    .where('businessId', 'in', ids)
    .where('week', '>=', week)
    .where('kind', '=', 'step')
    .groupBy(['businessId', 'value'])
    .execute()
  const bookings = await db
    .selectFrom('bookings')
    .select('businessId')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('businessId', 'in', ids)
    .where('createdAt', '>=', since)
    .where('enteredByOwner', '=', 0)
    .groupBy('businessId')
    .execute()
  return [
    ...views.map((row) => ({ ...row, kind: 'views' })),
    ...steps,
    ...bookings.map((row) => ({ ...row, kind: 'booking' })),
  ].map((row) => ({ ...row, count: Number(row.count) }))
}
