import type { Db } from '#server/platform/db/schema.ts'
import type { CounterKind } from './view.tables.ts'

export interface DailyCount {
  businessId: string
  /** YYYY-MM-DD in Cape Town. */
  day: string
  kind: CounterKind
  count: number
}

/** Incremented inside the database, so that concurrent updates lose nothing. */
export async function addToDailyCounter(db: Db, { count, ...key }: DailyCount): Promise<void> {
  await db
    .insertInto('dailyCounters')
    .values({ ...key, count })
    .onConflict((conflict) =>
      conflict
        .columns(['businessId', 'day', 'kind'])
        .doUpdateSet((eb) => ({ count: eb('dailyCounters.count', '+', count) })),
    )
    .execute()
}
