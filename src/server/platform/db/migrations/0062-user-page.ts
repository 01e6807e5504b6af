import type { Migration } from 'kysely/migration'

/** The admin's page of one user reads what admins did to it, among all others. */
export function userPage(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createIndex('adminActionsOn')
        .on('adminActions')
        .columns(['targetId', 'createdAt'])
        .execute()
    },
  }
}
