import type { Migration } from 'kysely/migration'

/** The photos of a business beside its cover, and what the cover shows. */
export function galleries(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .alterTable('businesses')
        .addColumn('imageCaption', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
      await db.schema
        .createTable('galleryImages')
        .addColumn('businessId', 'text', (c) =>
          c.notNull().references('businesses.id').onDelete('cascade'),
        )
        .addColumn('imageKey', 'text', (c) => c.notNull())
        .addColumn('position', 'integer', (c) => c.notNull())
        .addColumn('caption', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('hiddenSince', 'text')
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('galleryImagesKey', ['businessId', 'imageKey'])
        .execute()
      await db.schema
        .createIndex('galleryImagesImageKey')
        .on('galleryImages')
        .column('imageKey')
        .execute()
    },
  }
}
