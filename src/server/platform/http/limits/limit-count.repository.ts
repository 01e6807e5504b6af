import type { Db } from '#server/platform/db/schema.ts'

export interface Counting {
  key: string
  now: string
  /** The end of a window that starts now. */
  expiresAt: string
}

/**
 * Increments the current window or starts a new one. One statement: the row lock lets any number of processes
 * count without lost or doubled increments.
 */
export function countOneMore(db: Db, { key, now, expiresAt }: Counting) {
  return db
    .insertInto('limitCounts')
    .values({ key, count: 1, expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('limitCounts.expiresAt', '<=', now)
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('limitCounts.count', '+', 1))
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
    .returning(['count', 'expiresAt'])
    .executeTakeFirstOrThrow()
}
