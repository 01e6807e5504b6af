import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'
import { SHARED_BY_SEARCHES } from '#shared/catalogue/visits.ts'
import type { VisitCounterKind } from './view.tables.ts'

/** More different words of a business in a week are not counted. */
const MOST_WORDS_A_WEEK = 200

export interface VisitCount {
  kind: VisitCounterKind
  /** An hour, the name of a suburb, a step; for a word its mark. */
  value: string
  count: number
}

/** Incremented inside the database, so that concurrent updates lose nothing. */
export async function addToVisitCounters(
  db: Db,
  key: { businessId: string; week: string },
  counts: VisitCount[],
): Promise<void> {
  if (counts.length === 0) return
  await db
    .insertInto('visitCounters')
    .values(counts.map((count) => ({ ...key, ...count })))
    .onConflict((conflict) =>
      conflict
        .columns(['businessId', 'week', 'kind', 'value'])
        .doUpdateSet((eb) => ({ count: eb('visitCounters.count', '+', eb.ref('excluded.count')) })),
    )
    .execute()
}

/** Counts words by their marks. The text of a word is stored only once enough searches share it. */
export async function addWords(
  db: Db,
  key: { businessId: string; week: string },
  words: Map<string, { mark: string; count: number }>,
): Promise<void> {
  if (words.size === 0) return
  const { businessId, week } = key
  const stored = await db
    .selectFrom('visitCounters')
    .select('value')
    .where('businessId', '=', businessId)
    .where('week', '=', week)
    .where('kind', '=', 'word')
    .execute()
  const known = new Set(stored.map(({ value }) => value))
  const room = Math.max(0, MOST_WORDS_A_WEEK - known.size)
  const all = [...words]
  const counted = [
    ...all.filter(([, { mark }]) => known.has(mark)),
    ...all.filter(([, { mark }]) => !known.has(mark)).slice(0, room),
  ]
  // So that two processes cannot deadlock.
  counted.sort(([, a], [, b]) => (a.mark < b.mark ? -1 : 1))
  const counts = counted.map(([, { mark, count }]) => ({
    kind: 'word' as const,
    value: mark,
    count,
  }))
  await addToVisitCounters(db, key, counts)
  for (const [word, { mark }] of counted) await labelWord(db, businessId, mark, word)
}

async function labelWord(db: Db, businessId: string, mark: string, word: string): Promise<void> {
  await db
    .updateTable('visitCounters')
    .set({ label: word })
    .where('businessId', '=', businessId)
    .where('kind', '=', 'word')
    .where('value', '=', mark)
    .where('label', 'is', null)
    .where(
      (eb) =>
        eb
          .selectFrom('visitCounters as other')
          .select(sql<number>`sum("other"."count")`.as('searches'))
          .where('other.businessId', '=', businessId)
          .where('other.kind', '=', 'word')
          .where('other.value', '=', mark),
      '>=',
      SHARED_BY_SEARCHES,
    )
    .execute()
}

export async function forgetVisitCounters(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('visitCounters')
    .where('week', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
