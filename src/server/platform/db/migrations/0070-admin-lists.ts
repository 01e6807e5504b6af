import type { Migration } from 'kysely/migration'

/** Admins read all mail and all reviews page by page, newest first. */
export function adminLists(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createIndex('outboxMessagesNewest')
        .on('outboxMessages')
        .column('createdAt')
        .execute()
      await db.schema.createIndex('ratingsOfAll').on('ratings').column('createdAt').execute()
    },
  }
}
