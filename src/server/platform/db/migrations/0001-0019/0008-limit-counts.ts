import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/** How often somebody did something lately, where several processes must count together. */
export function limitCounts(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('limitCounts')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('limitCountsAge').on('limitCounts').column('expiresAt').execute()
      // Not worth a write to the log: after a crash of the server, counting begins anew.
      if (engine === 'postgres') await sql`alter table "limitCounts" set unlogged`.execute(db)
    },
  }
}
