import type { Migration } from 'kysely/migration'

/** Owners who ask for turns of a week among the featured gems. */
export function gemRequests(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('gemRequests')
        .addColumn('businessId', 'text', (c) =>
          c.primaryKey().references('businesses.id').onDelete('cascade'),
        )
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('askedAt', 'text', (c) => c.notNull())
        .addColumn('decidedAt', 'text')
        .addColumn('answer', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('lastTurn', 'text')
        .execute()
      await db.schema
        .createIndex('gemRequestsByState')
        .on('gemRequests')
        .columns(['state', 'askedAt'])
        .execute()
    },
  }
}
