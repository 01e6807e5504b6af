import type { Migration } from 'kysely/migration'

/** What was erased, by marks, so that a restored backup is erased again. */
export function erasures(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('erasures')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('at', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('mark', 'text', (c) => c.notNull())
        .addColumn('reviews', 'text', (c) => c.notNull())
        .addColumn('storedAt', 'text')
        .execute()
    },
  }
}
