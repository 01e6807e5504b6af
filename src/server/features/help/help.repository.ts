import type { Selectable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

type HelpVote = Selectable<Database['helpVotes']>

export function findHelpVotes(db: Db): Promise<HelpVote[]> {
  return db.selectFrom('helpVotes').selectAll().execute()
}

/** Incremented inside the database, so that concurrent votes lose nothing. */
export async function addHelpVote(db: Db, vote: Omit<HelpVote, 'count'>): Promise<void> {
  await db
    .insertInto('helpVotes')
    .values({ ...vote, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['articleId', 'helped'])
        .doUpdateSet((eb) => ({ count: eb('helpVotes.count', '+', 1) })),
    )
    .execute()
}
