import type { Db } from '#server/platform/db/schema.ts'

export interface Counting {
  key: string
  now: string
  /** When a window that begins now will end. */
  expiresAt: string
}

/**
 * Counts one more, in the window that is open or else in a new one. One statement: the row's own
 * lock lets any number of processes count without losing or doubling any.
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
