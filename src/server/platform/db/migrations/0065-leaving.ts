import type { Migration } from 'kysely/migration'

/** Accounts that their owners are closing, and the files with all their data that owners ask for. */
export function leaving(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('accountClosings')
        .addColumn('userId', 'text', (c) =>
          c.primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('askedAt', 'text', (c) => c.notNull())
        .addColumn('closesAt', 'text', (c) => c.notNull())
        .addColumn('reminders', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema
        .createIndex('accountClosingsDue')
        .on('accountClosings')
        .column('closesAt')
        .execute()
      await db.schema
        .createTable('dataDownloads')
        .addColumn('userId', 'text', (c) =>
          c.primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('businessId', 'text')
        .addColumn('askedAt', 'text', (c) => c.notNull())
        .addColumn('startedAt', 'text')
        .addColumn('madeAt', 'text')
        .addColumn('expiresAt', 'text')
        .addColumn('sealedContent', 'text')
        .execute()
    },
  }
}
