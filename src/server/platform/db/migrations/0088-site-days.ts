import type { Migration } from 'kysely/migration'

/** What the hourly look at an open site has found, for each of the last days. */
export function siteDays(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('siteDays')
        .addColumn('day', 'text', (c) => c.primaryKey())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('sentence', 'text', (c) => c.notNull())
        .addColumn('notWell', 'text', (c) => c.notNull())
        .addColumn('checkedAt', 'text', (c) => c.notNull())
        .execute()
    },
  }
}
