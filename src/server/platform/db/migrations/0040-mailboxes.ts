import type { Migration } from 'kysely/migration'

/** Whose links were opened, and when the next mail and the next summary may go there. */
export function mailboxes(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('mailboxes')
        .addColumn('mailboxHash', 'text', (c) => c.primaryKey())
        .addColumn('openedAt', 'text')
        .addColumn('nextSendAt', 'text')
        .addColumn('summaryAt', 'text')
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('mailboxesAge').on('mailboxes').column('expiresAt').execute()
    },
  }
}
