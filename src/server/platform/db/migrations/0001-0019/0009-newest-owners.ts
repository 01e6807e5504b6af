import type { Migration } from 'kysely/migration'

/** The admin's list in its own order: without it, each page sorts every account. */
export function newestOwners(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createIndex('usersNewestOfRole')
        .on('users')
        .columns(['role', 'createdAt', 'id'])
        .execute()
      await db.schema.dropIndex('usersCreatedAt').execute()
    },
  }
}
