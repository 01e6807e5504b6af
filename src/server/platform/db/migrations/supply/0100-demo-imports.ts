import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The import of the demo city is removed with it. */
export function demoImports(): Migration {
  return {
    up: async (db) => {
      await sql`alter table "imports" add column "isDemo" integer not null default 0`.execute(db)
    },
  }
}
