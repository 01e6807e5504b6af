import type { Migration } from 'kysely/migration'

/** Owners who were warned that their unpaid account will be erased. */
export function lapsedAccounts(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('lapsedAccounts')
        .addColumn('userId', 'text', (c) =>
          c.primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('warnedAt', 'text', (c) => c.notNull())
        .addColumn('keptAt', 'text')
        .execute()
    },
  }
}
