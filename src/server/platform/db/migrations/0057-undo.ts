import type { Migration } from 'kysely/migration'

/** What an admin did at once and can take back for some seconds, with what it takes to do so. */
export function undo(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('undoableActions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('targetId', 'text', (c) => c.notNull())
        .addColumn('before', 'text', (c) => c.notNull())
        .addColumn('undoUntil', 'text', (c) => c.notNull())
        .addColumn('undoneAt', 'text')
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('undoableActionsUser')
        .on('undoableActions')
        .column('userId')
        .execute()
      await db.schema
        .createIndex('undoableActionsExpiry')
        .on('undoableActions')
        .column('expiresAt')
        .execute()
    },
  }
}
