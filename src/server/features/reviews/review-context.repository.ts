import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'

/** Where else a device or a network has written, and how often. */
export function countBySource(db: Db, source: 'deviceHash' | 'networkHash', hashes: string[]) {
  if (hashes.length === 0) return Promise.resolve([])
  return db
    .selectFrom('ratings')
    .select(({ fn, ref }) => [
      ref(source).as('hash'),
      'businessId',
      fn.countAll<number>().as('count'),
    ])
    .where(source, 'in', hashes)
    .groupBy([source, 'businessId'])
    .execute()
}

export function countByWords(db: Db, hashes: string[]) {
  if (hashes.length === 0) return Promise.resolve([])
  return db
    .selectFrom('ratings')
    .select(({ fn }) => ['wordsHash', fn.countAll<number>().as('count')])
    .where('wordsHash', 'in', hashes)
    .groupBy('wordsHash')
    .execute()
}

/** How many arrived on each day, in any state; days in UTC. */
export function countByDay(db: Db, businessIds: string[], since: string) {
  if (businessIds.length === 0) return Promise.resolve([])
  const day = sql<string>`substr("createdAt", 1, 10)`
  return db
    .selectFrom('ratings')
    .select(({ fn }) => ['businessId', day.as('day'), fn.countAll<number>().as('count')])
    .where('businessId', 'in', businessIds)
    .where('createdAt', '>=', since)
    .groupBy(['businessId', day])
    .execute()
}
