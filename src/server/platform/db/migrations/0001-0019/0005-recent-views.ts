import type { Migration } from 'kysely/migration'

/** Who saw which business in the last half hour, so that a visitor counts once. Rows live no longer. */
export function recentViews(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('recentViews')
        .addColumn('businessId', 'text', (c) =>
          c.notNull().references('businesses.id').onDelete('cascade'),
        )
        .addColumn('visitorHash', 'text', (c) => c.notNull())
        .addColumn('viewedAt', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('recentViewsKey', ['businessId', 'visitorHash'])
        .execute()
      await db.schema.createIndex('recentViewsAge').on('recentViews').column('viewedAt').execute()
    },
  }
}
