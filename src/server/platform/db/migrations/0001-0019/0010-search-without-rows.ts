import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * Search on SQLite looks at many businesses and shows a few. Two indexes tell it all it asks of those
 * that it leaves out, so that their rows, which are long, are not read. PostgreSQL finds the words
 * first and has no use for them.
 */
export function searchWithoutRows(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db) => {
      if (engine === 'postgres') return
      for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
    },
  }
}

const STATEMENTS = [
  // Along the list's order, for a word that many have: often it stands in the industry.
  'drop index "businessesPublicOrder"',
  `create index "businessesPublicOrder" on "businesses" ("plan" desc, "rankScore" desc, "searchName", "id", "industry") where "status" = 'ACTIVE'`,
  // From the index of words to those that may be shown.
  `create index "businessesFound" on "businesses" ("searchKey", "id", "categorySlug") where "status" = 'ACTIVE'`,
]
