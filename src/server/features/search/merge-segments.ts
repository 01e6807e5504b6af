import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'
import { TEXTS, TRIGRAMS } from './search-index.ts'

const FTS_TABLES = [TEXTS, TRIGRAMS]
/** Segments of about one size that are merged; FTS5 itself waits for four. */
const FEWEST = 2
/** Pages that one step writes: SQLite blocks the process meanwhile. */
const PAGES_A_STEP = 16

/**
 * FTS5 writes the words of every transaction as a segment of its own, and a search looks each of its words up
 * in every segment: after a merge the demo city is searched in an eighth of the time.
 */
export async function mergeSegments(db: Db): Promise<void> {
  for (const table of FTS_TABLES) {
    // Literals: FTS5 takes no parameter here, which Node sends as a float.
    const command = (name: string, value: number) =>
      sql`
        insert into ${sql.table(table)} (${sql.ref(table)}, "rank")
        values (${sql.lit(name)}, ${sql.lit(value)})
      `.execute(db)
    await command('usermerge', FEWEST)
    for (let before = await countChanges(db); ; ) {
      await command('merge', PAGES_A_STEP)
      const after = await countChanges(db)
      if (after - before < CHANGES_OF_A_MERGE) break
      before = after
      await nextTurn()
    }
  }
}

/** A step that finds nothing to merge changes fewer rows. */
const CHANGES_OF_A_MERGE = 2

async function countChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as "changes"`.execute(db)
  return rows[0]?.changes ?? 0
}
