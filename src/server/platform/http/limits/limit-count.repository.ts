import type { Db } from '#server/platform/db/schema.ts'

export interface Window {
  now: string
  /** The end of a window that starts now. */
  expiresAt: string
}

/**
 * Adds to the current windows or starts new ones. One statement: the row locks let any number of processes
 * count without lost or doubled increments. Sorted, so that two callers cannot wait for each other.
 */
export function countMore(db: Db, more: ReadonlyMap<string, number>, { now, expiresAt }: Window) {
  const rows = [...more].sort(([a], [b]) => (a < b ? -1 : 1))
  return db
    .insertInto('limitCounts')
    .values(rows.map(([key, count]) => ({ key, count, expiresAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('limitCounts.expiresAt', '<=', now)
        return {
          count: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.count'))
            .else(eb('limitCounts.count', '+', eb.ref('excluded.count')))
            .end(),
          expiresAt: eb
            .case()
            .when(isOver)
            .then(expiresAt)
            .else(eb.ref('limitCounts.expiresAt'))
            .end(),
        }
      }),
    )
    .returning(['key', 'count', 'expiresAt'])
    .execute()
}
