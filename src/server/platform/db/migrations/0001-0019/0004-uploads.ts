import type { Migration } from 'kysely/migration'

/** Who sent which picture: the right to show it, and the memory of what to clean up. */
export function uploads(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('uploads')
        .addColumn('imageKey', 'text', (c) => c.notNull())
        .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('uploadsKey', ['imageKey', 'userId'])
        .execute()
      await db.schema.createIndex('uploadsUser').on('uploads').column('userId').execute()
      await db.schema
        .createIndex('businessesImageKey')
        .on('businesses')
        .column('imageKey')
        .execute()
    },
  }
}
