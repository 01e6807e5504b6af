import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'

/** In Cape Town, where the year begins two hours before it does in UTC. */
const year = sql<string>`case when substr("createdAt", 6, 8) >= '12-31T22'
  then cast(cast(substr("createdAt", 1, 4) as integer) + 1 as text) else substr("createdAt", 1, 4) end`

/** By its writer, and not hidden by an admin before, whose reason stays. */
const isWithdrawn = sql<
  0 | 1
>`case when "withdrawnAt" is not null and "reason" is null then 1 else 0 end`

/** All reviews by the year in which they were written and by what became of them. */
export function countByYear(db: Db) {
  return db
    .selectFrom('ratings')
    .select(({ fn }) => [
      year.as('year'),
      'state',
      'removed',
      isWithdrawn.as('isWithdrawn'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy([year, 'state', 'removed', isWithdrawn])
    .execute()
}

export function countHiddenByReason(db: Db) {
  return db
    .selectFrom('ratings')
    .select(({ fn }) => [year.as('year'), 'reason', fn.countAll<number>().as('count')])
    .where('state', '=', 'hidden')
    .where(isWithdrawn, '=', 0)
    .groupBy([year, 'reason'])
    .execute()
}
